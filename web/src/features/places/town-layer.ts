import * as L from 'leaflet';
import { logError } from '../../lib/browser/log.ts';

type Town = [name: string, latitude: number, longitude: number];

const mostTowns = 30;
/** Room for a name, in pixels. */
const nameRoom = { x: 96, y: 28 };
const margin = { x: 44, y: 24 };
/** Zoom in, zoom out. */
const controls = { x: 96, y: 116 };

/** Names of towns, the largest first, as many as have room: chosen anew after each move. */
export class TownLayer {
  readonly #map: L.Map;
  readonly #isUnder: (point: L.Point) => boolean;
  readonly #names = L.layerGroup();
  #towns: Town[] = [];
  #isGone = false;

  constructor(map: L.Map, isUnder: (point: L.Point) => boolean) {
    this.#map = map;
    this.#isUnder = isUnder;
    const pane = map.createPane('towns');
    pane.style.zIndex = '150';
    pane.ariaHidden = 'true';
    this.#names.addTo(map);
    map.on('moveend', () => this.#draw());
    map.on('unload', () => {
      this.#isGone = true;
    });
    // As large as Leaflet itself: the map does not wait for them.
    import('./towns.json').then(
      ({ default: towns }) => this.#receive(towns as Town[]),
      (error: unknown) => logError('towns', error),
    );
  }

  #receive(towns: Town[]) {
    // Whoever left meanwhile needs none.
    if (this.#isGone) return;
    this.#towns = towns;
    this.#map.whenReady(() => this.#draw());
  }

  #draw() {
    this.#names.clearLayers();
    const size = this.#map.getSize();
    const bounds = this.#map.getBounds();
    const chosen: L.Point[] = [];
    for (const [name, latitude, longitude] of this.#towns) {
      if (chosen.length === mostTowns) return;
      if (!bounds.contains([latitude, longitude])) continue;
      const point = this.#map.latLngToContainerPoint([latitude, longitude]);
      const isInside =
        point.x > margin.x && point.x < size.x - margin.x && point.y > 8 && point.y < size.y - margin.y;
      const isUnderControls = point.x < controls.x && point.y < controls.y;
      const isFree = chosen.every(
        (other) => Math.abs(other.x - point.x) > nameRoom.x || Math.abs(other.y - point.y) > nameRoom.y,
      );
      if (!isInside || isUnderControls || !isFree) continue;
      chosen.push(point);
      this.#write(name, [latitude, longitude], this.#isUnder(point));
    }
  }

  #write(name: string, position: L.LatLngTuple, isUnder: boolean) {
    const text = document.createElement('span');
    text.textContent = name;
    const className = isUnder ? 'map-town map-town-under' : 'map-town';
    const icon = L.divIcon({ className, html: text, iconSize: [0, 0] });
    const options = { icon, pane: 'towns', interactive: false, keyboard: false };
    L.marker(position, options).addTo(this.#names);
  }
}
