import * as L from 'leaflet';
import { logError } from '../../lib/browser/log.ts';
import { type Box, type LabelSide, placeLabel } from './label-layout.ts';

type Town = [name: string, latitude: number, longitude: number];

const maxTowns = 30;
const minDistance = { x: 96, y: 28 };
const fixedMarks = '.leaflet-control, [data-map-mark]';

const dot =
  'before:absolute before:-top-0.5 before:-left-0.5 before:size-1 before:rounded-full before:bg-joint-strong';
const sides: Record<LabelSide, string> = {
  below: 'top-0.75 -translate-x-1/2',
  above: 'bottom-0.75 -translate-x-1/2',
  right: '-top-2.25 left-1.25',
  left: '-top-2.25 right-1.25',
};

/** The largest towns first, as many as have room; chosen again after each move. */
export class TownLayer {
  readonly #map: L.Map;
  readonly #listTags: () => Box[];
  readonly #names = L.layerGroup();
  #towns: Town[] = [];
  #isRemoved = false;

  constructor(map: L.Map, listTags: () => Box[]) {
    this.#map = map;
    this.#listTags = listTags;
    const pane = map.createPane('towns');
    // Above the circles (400), below the tags (600).
    pane.classList.add('z-450', 'group-data-[has-streets=true]/map:hidden');
    pane.ariaHidden = 'true';
    this.#names.addTo(map);
    map.on('moveend', () => this.draw());
    map.on('unload', () => {
      this.#isRemoved = true;
    });
    // As large as Leaflet itself, so the map does not wait for it.
    import('./towns.json').then(
      ({ default: towns }) => this.#setTowns(towns as Town[]),
      (error: unknown) => logError('towns', error),
    );
  }

  draw() {
    this.#names.clearLayers();
    const { x: right, y: bottom } = this.#map.getSize();
    const area = { left: 4, top: 4, right: right - 4, bottom: bottom - 4 };
    const bounds = this.#map.getBounds();
    const obstacles = [...this.#listTags(), ...this.#listFixedMarks()];
    const chosen: L.Point[] = [];
    for (const [name, latitude, longitude] of this.#towns) {
      if (chosen.length === maxTowns) return;
      if (!bounds.contains([latitude, longitude])) continue;
      const point = this.#map.latLngToContainerPoint([latitude, longitude]);
      const isFree = chosen.every(
        (other) => Math.abs(other.x - point.x) > minDistance.x || Math.abs(other.y - point.y) > minDistance.y,
      );
      const label = isFree && placeLabel({ name, ...point }, area, obstacles);
      if (!label) continue;
      chosen.push(point);
      obstacles.push(label.box);
      this.#addName(name, [latitude, longitude], label.side);
    }
  }

  #setTowns(towns: Town[]) {
    if (this.#isRemoved) return;
    this.#towns = towns;
    this.#map.whenReady(() => this.draw());
  }

  #listFixedMarks(): Box[] {
    const container = this.#map.getContainer();
    const { left, top } = container.getBoundingClientRect();
    const frame = container.closest('.map-pane') ?? container.parentElement;
    const marks = frame?.querySelectorAll(fixedMarks) ?? [];
    return [...marks].map((mark) => {
      const box = mark.getBoundingClientRect();
      return {
        left: box.left - left - 4,
        right: box.right - left + 4,
        top: box.top - top - 4,
        bottom: box.bottom - top + 4,
      };
    });
  }

  #addName(name: string, position: L.LatLngTuple, side: LabelSide) {
    const text = document.createElement('span');
    text.className = `absolute leading-4.5 whitespace-nowrap text-shadow-halo ${sides[side]}`;
    text.textContent = name;
    const icon = L.divIcon({ className: `text-ink-2 ${dot}`, html: text, iconSize: [0, 0] });
    const options = { icon, pane: 'towns', interactive: false, keyboard: false };
    L.marker(position, options).addTo(this.#names);
  }
}
