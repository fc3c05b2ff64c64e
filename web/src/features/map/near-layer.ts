import * as L from 'leaflet';
import { logError } from '../../lib/browser/log.ts';
import { bordersMinKm } from './map-frame.ts';
import { listNearTiles, loadTile, type NearTile } from './near-tiles.ts';

export class NearLayer {
  readonly #map: L.Map;
  readonly #tiles = new Set<string>();
  readonly #cells = L.featureGroup();
  readonly #waters = L.featureGroup();
  readonly #look: L.PolylineOptions;
  #isRemoved = false;

  constructor(map: L.Map, look: L.PolylineOptions) {
    this.#map = map;
    this.#look = look;
    map.on('moveend', () => this.#update());
    map.on('unload', () => {
      this.#isRemoved = true;
    });
  }

  #update() {
    const bounds = this.#map.getBounds();
    const widthKm = bounds.getSouthWest().distanceTo(bounds.getSouthEast()) / 1000;
    if (widthKm >= bordersMinKm) {
      this.#cells.remove();
      this.#waters.remove();
      return;
    }
    this.#cells.addTo(this.#map);
    this.#waters.addTo(this.#map);
    const shown = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()] as const;
    for (const key of listNearTiles([...shown])) this.#load(key);
  }

  #load(key: string) {
    if (this.#tiles.has(key)) return;
    this.#tiles.add(key);
    loadTile(key).then(
      (tile) => this.#draw(tile),
      (error: unknown) => {
        this.#tiles.delete(key);
        logError('near map', error);
      },
    );
  }

  #draw({ cells, water }: NearTile) {
    if (this.#isRemoved) return;
    L.polyline(cells, { ...this.#look, className: 'stroke-joint' }).addTo(this.#cells);
    L.polygon(water, { ...this.#look, stroke: false, className: 'fill-plan-tint' }).addTo(this.#waters);
    this.#waters.bringToFront();
  }
}
