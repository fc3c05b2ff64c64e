import * as L from 'leaflet';
import * as m from '../../paraglide/messages.js';
import type { MapPlace } from './cluster-places.ts';
import { DiscLayer, type DiscLinks } from './disc-layer.ts';
import france from './france.json' with { type: 'json' };
import { boundsOf, type Frame, outlineFromKm, type Position } from './map-frame.ts';
import { TownLayer } from './town-layer.ts';
import './leaflet-map.css';

interface LeafletMapOptions {
  tiles?: { url: string; attribution: string };
  /** Where discs lead. */
  links?: DiscLinks;
}

interface Shown {
  frame: Frame;
  area?: Position & { radiusKm: number };
  places: MapPlace[];
}

/** Nearer, an approximate place would pretend to be exact. */
const nearest = { drawn: 13, tiles: 16 };

export class LeafletMap {
  readonly #map: L.Map;
  readonly #area = L.layerGroup();
  readonly #discs: DiscLayer | undefined;
  readonly #resize: ResizeObserver;
  #isZooming = false;

  constructor(element: HTMLElement, { tiles, links }: LeafletMapOptions) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const map = L.map(element, {
      attributionControl: false,
      zoomControl: false,
      minZoom: 4,
      maxZoom: tiles ? nearest.tiles : nearest.drawn,
      zoomSnap: tiles ? 1 : 0.5,
      // The wheel scrolls the page until the map is asked for.
      scrollWheelZoom: false,
      // One finger scrolls the page, which could not be left otherwise; two move the map.
      dragging: !isTouch,
      inertia: !isStill,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
    });
    this.#map = map;
    L.control.zoom({ zoomInTitle: m.map_zoom_in(), zoomOutTitle: m.map_zoom_out() }).addTo(map);
    L.control.scale({ imperial: false }).addTo(map);
    const credits = L.control.attribution({ prefix: false }).addTo(map);
    credits.addAttribution(escapeText(tiles ? tiles.attribution : m.map_credits()));
    map.on('focus click', () => map.scrollWheelZoom.enable());
    map.on('blur mouseout', () => map.scrollWheelZoom.disable());

    map.on('zoomstart zoomend', ({ type }) => {
      this.#isZooming = type === 'zoomstart';
    });
    drawLand(map);
    this.#area.addTo(map);
    this.#discs = links && new DiscLayer(map, links);
    new TownLayer(map, (point) => this.#discs?.isUnder(point) ?? false);
    // Over the drawing, which shows where they do not come.
    if (tiles) L.tileLayer(tiles.url, { maxZoom: nearest.tiles }).addTo(map);
    if (isTouch) hintAtFingers(element);
    this.#resize = new ResizeObserver(() => map.invalidateSize());
    this.#resize.observe(element);
  }

  show({ frame, area, places }: Shown) {
    this.#area.clearLayers();
    if (area) {
      L.circle([area.latitude, area.longitude], {
        radius: area.radiusKm * 1000,
        className: 'map-area',
        interactive: false,
      }).addTo(this.#area);
    }
    this.#discs?.setPlaces(places);
    this.#map.fitBounds(boundsOf(frame), { animate: false });
  }

  stop() {
    this.#resize.disconnect();
    this.#discs?.stop();
    // Leaflet ends a zoom that is under way, and fails if its map is gone.
    if (this.#isZooming) this.#map.once('zoomend', () => this.#map.remove());
    else this.#map.remove();
  }
}

/** Below tiles (200). From near, the line is too rough to tell land from sea. */
function drawLand(map: L.Map) {
  const pane = map.createPane('land');
  pane.style.zIndex = '100';
  const renderer = L.svg({ pane: 'land', padding: 0.5 });
  const rings = (france as [number, number][][]).map((ring) => [ring]);
  L.polygon(rings, { pane: 'land', renderer, className: 'map-land', interactive: false }).addTo(map);
  const follow = () => {
    const [west, east] = [map.getBounds().getSouthWest(), map.getBounds().getSouthEast()];
    map.getContainer().dataset.isNear = String(west.distanceTo(east) < outlineFromKm * 1000);
  };
  map.on('zoomend', follow);
}

/** Told only to a finger that tries alone, and for as long as it does. */
function hintAtFingers(element: HTMLElement) {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.ariaHidden = 'true';
  hint.textContent = m.map_two_fingers();
  element.append(hint);
  const follow = ({ type, touches }: TouchEvent) => {
    hint.dataset.isShown = String(type === 'touchmove' && touches.length === 1);
  };
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, follow, { passive: true });
}

/** Leaflet writes credits as HTML. */
function escapeText(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
