import * as L from 'leaflet';
import * as m from '../../paraglide/messages.js';
import type { MapPlace } from './cluster-places.ts';
import { DiscLayer, type DiscLinks } from './disc-layer.ts';
import france from './france.json' with { type: 'json' };
import { type Area, type Frame, getAreaClass, getBounds, outlineMinKm } from './map-frame.ts';
import { TownLayer } from './town-layer.ts';
import './leaflet-map.css';

interface LeafletMapOptions {
  tiles?: { url: string; attribution: string };
  links?: DiscLinks;
}

interface MapView {
  frame: Frame;
  areas: Area[];
  places: MapPlace[];
}

/** Places are approximate: a closer zoom would suggest they are exact. */
const maxZooms = { drawn: 13, tiles: 16 };

export class LeafletMap {
  readonly #map: L.Map;
  readonly #areas = L.layerGroup();
  readonly #discs: DiscLayer | undefined;
  readonly #resize: ResizeObserver;
  #isZooming = false;

  constructor(element: HTMLElement, { tiles, links }: LeafletMapOptions) {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const map = L.map(element, {
      attributionControl: false,
      zoomControl: false,
      minZoom: 4,
      maxZoom: tiles ? maxZooms.tiles : maxZooms.drawn,
      zoomSnap: tiles ? 1 : 0.5,
      scrollWheelZoom: false,
      // One finger must scroll the page; two move the map.
      dragging: !isTouch,
      inertia: !prefersReducedMotion,
      zoomAnimation: !prefersReducedMotion,
      fadeAnimation: !prefersReducedMotion,
      markerZoomAnimation: !prefersReducedMotion,
    });
    this.#map = map;
    L.control.zoom({ zoomInTitle: m.map_zoom_in(), zoomOutTitle: m.map_zoom_out() }).addTo(map);
    L.control.scale({ imperial: false }).addTo(map);
    const attribution = L.control.attribution({ prefix: false }).addTo(map);
    attribution.addAttribution(escapeText(tiles ? tiles.attribution : m.map_credits()));
    map.on('focus click', () => map.scrollWheelZoom.enable());
    map.on('blur mouseout', () => map.scrollWheelZoom.disable());

    map.on('zoomstart zoomend', ({ type }) => {
      this.#isZooming = type === 'zoomstart';
    });
    drawLand(map);
    this.#areas.addTo(map);
    this.#discs = links && new DiscLayer(map, links);
    new TownLayer(map, (point) => this.#discs?.isCovered(point) ?? false);
    if (tiles) L.tileLayer(tiles.url, { maxZoom: maxZooms.tiles }).addTo(map);
    if (isTouch) showTwoFingerHint(element);
    this.#resize = new ResizeObserver(() => map.invalidateSize());
    this.#resize.observe(element);
  }

  show({ frame, areas, places }: MapView) {
    this.#areas.clearLayers();
    for (const { latitude, longitude, radiusKm } of areas) {
      L.circle([latitude, longitude], {
        radius: radiusKm * 1000,
        className: getAreaClass(areas),
        interactive: false,
      }).addTo(this.#areas);
    }
    this.#discs?.setPlaces(places);
    this.#map.fitBounds(getBounds(frame), { animate: false });
  }

  stop() {
    this.#resize.disconnect();
    this.#discs?.stop();
    // Leaflet throws if its map is removed during a zoom.
    if (this.#isZooming) this.#map.once('zoomend', () => this.#map.remove());
    else this.#map.remove();
  }
}

function drawLand(map: L.Map) {
  const pane = map.createPane('land');
  pane.style.zIndex = '100';
  const renderer = L.svg({ pane: 'land', padding: 0.5 });
  const rings = (france as [number, number][][]).map((ring) => [ring]);
  L.polygon(rings, { pane: 'land', renderer, className: 'map-land', interactive: false }).addTo(map);
  const update = () => {
    const [west, east] = [map.getBounds().getSouthWest(), map.getBounds().getSouthEast()];
    map.getContainer().dataset.isNear = String(west.distanceTo(east) < outlineMinKm * 1000);
  };
  map.on('zoomend', update);
}

/** Shown only while a single finger drags. */
function showTwoFingerHint(element: HTMLElement) {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.ariaHidden = 'true';
  hint.textContent = m.map_two_fingers();
  element.append(hint);
  const update = ({ type, touches }: TouchEvent) => {
    hint.dataset.isShown = String(type === 'touchmove' && touches.length === 1);
  };
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, update, { passive: true });
}

/** Leaflet inserts attributions as HTML. */
function escapeText(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
