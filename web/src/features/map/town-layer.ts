import * as L from 'leaflet';
import { logError } from '../../lib/browser/log.ts';

type Town = [name: string, latitude: number, longitude: number];

const maxTowns = 30;
const minDistance = { x: 96, y: 28 };
const margin = { x: 44, y: 24 };
const zoomControls = { x: 96, y: 116 };

/** The largest towns first, as many as have room; chosen again after each move. */
export class TownLayer {
  readonly #map: L.Map;
  readonly #isCovered: (point: L.Point) => boolean;
  readonly #names = L.layerGroup();
  #towns: Town[] = [];
  #isRemoved = false;

  constructor(map: L.Map, isCovered: (point: L.Point) => boolean) {
    this.#map = map;
    this.#isCovered = isCovered;
    const pane = map.createPane('towns');
    pane.style.zIndex = '150';
    pane.ariaHidden = 'true';
    this.#names.addTo(map);
    map.on('moveend', () => this.#draw());
    map.on('unload', () => {
      this.#isRemoved = true;
    });
    // As large as Leaflet itself, so the map does not wait for it.
    import('./towns.json').then(
      ({ default: towns }) => this.#setTowns(towns as Town[]),
      (error: unknown) => logError('towns', error),
    );
  }

  #setTowns(towns: Town[]) {
    if (this.#isRemoved) return;
    this.#towns = towns;
    this.#map.whenReady(() => this.#draw());
  }

  #draw() {
    this.#names.clearLayers();
    const size = this.#map.getSize();
    const bounds = this.#map.getBounds();
    const chosen: L.Point[] = [];
    for (const [name, latitude, longitude] of this.#towns) {
      if (chosen.length === maxTowns) return;
      if (!bounds.contains([latitude, longitude])) continue;
      const point = this.#map.latLngToContainerPoint([latitude, longitude]);
      const isInside =
        point.x > margin.x && point.x < size.x - margin.x && point.y > 8 && point.y < size.y - margin.y;
      const isUnderControls = point.x < zoomControls.x && point.y < zoomControls.y;
      const isFree = chosen.every(
        (other) => Math.abs(other.x - point.x) > minDistance.x || Math.abs(other.y - point.y) > minDistance.y,
      );
      if (!isInside || isUnderControls || !isFree) continue;
      chosen.push(point);
      this.#addName(name, [latitude, longitude], this.#isCovered(point));
    }
  }

  #addName(name: string, position: L.LatLngTuple, isCovered: boolean) {
    const text = document.createElement('span');
    text.textContent = name;
    const className = isCovered ? 'map-town map-town-under' : 'map-town';
    const icon = L.divIcon({ className, html: text, iconSize: [0, 0] });
    const options = { icon, pane: 'towns', interactive: false, keyboard: false };
    L.marker(position, options).addTo(this.#names);
  }
}
