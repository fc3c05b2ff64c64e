import type { MapBounds } from '@parpaing/contract/map-bounds';
import * as L from 'leaflet';
import * as m from '../../paraglide/messages.js';
import { drawDistances } from './distance-rings.ts';
import { readLines } from './drawn-lines.ts';
import {
  type Area,
  bordersMinKm,
  type Frame,
  findBounds,
  getAreaOpacity,
  getBounds,
  listCorners,
  riversMinKm,
} from './map-frame.ts';
import { NearLayer } from './near-layer.ts';
import type { MapPlace } from './results/cluster-places.ts';
import { type TagActions, TagLayer, type TagMarks } from './results/tag-layer.ts';
import { TownLayer } from './town-layer.ts';
import './leaflet-map.css';

interface LeafletMapOptions {
  /** With tags, the map fills its part of the screen: one finger moves it. */
  tags?: TagActions;
  onMove?: (shown: MapBounds) => void;
}

interface Tiles {
  url: string;
  attribution: string;
}

interface MapView {
  frame: Frame;
  areas: Area[];
  bounds?: MapBounds;
  places: MapPlace[];
  isViewKept: boolean;
}

/** Places are approximate: a closer zoom would suggest they are exact. */
const maxZooms = { drawn: 13, tiles: 16 };

export class LeafletMap {
  readonly #map: L.Map;
  readonly #areas = L.layerGroup();
  readonly #tags: TagLayer | undefined;
  readonly #towns: TownLayer;
  readonly #resize: ResizeObserver;
  #streets: L.TileLayer | undefined;
  #shownFrame = '';
  #isZooming = false;
  #isMovingItself = false;

  constructor(element: HTMLElement, { tags, onMove }: LeafletMapOptions) {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // At the bottom of a tall map, it would be below the fold.
    const isWide = matchMedia('(min-width: 64rem)').matches;
    const isTwoFingered = !tags && matchMedia('(pointer: coarse)').matches;
    const map = L.map(element, {
      attributionControl: false,
      zoomControl: false,
      minZoom: 4,
      maxZoom: maxZooms.drawn,
      zoomSnap: 0.5,
      scrollWheelZoom: false,
      // On a map inside a page, one finger must scroll the page; two move the map.
      dragging: !isTwoFingered,
      inertia: !prefersReducedMotion,
      zoomAnimation: !prefersReducedMotion,
      fadeAnimation: !prefersReducedMotion,
      markerZoomAnimation: !prefersReducedMotion,
    });
    this.#map = map;
    // Before the zoom: in a lower corner, the first control is the lowest.
    L.control.attribution({ prefix: false }).addTo(map).addAttribution(escapeText(m.map_credits()));
    L.control
      .zoom({
        zoomInTitle: m.map_zoom_in(),
        zoomOutTitle: m.map_zoom_out(),
        position: tags ? (isWide ? 'topright' : 'bottomright') : 'topleft',
      })
      .addTo(map);
    L.control.scale({ imperial: false, maxWidth: 120 }).addTo(map);
    map.on('focus click', () => map.scrollWheelZoom.enable());
    map.on('blur mouseout', () => map.scrollWheelZoom.disable());

    map.on('zoomstart zoomend', ({ type }) => {
      this.#isZooming = type === 'zoomstart';
    });
    drawLand(map);
    this.#areas.addTo(map);
    this.#tags = tags && new TagLayer(map, tags);
    this.#towns = new TownLayer(map, () => this.#tags?.listBoxes() ?? []);
    if (isTwoFingered) showTwoFingerHint(element);
    map.on('moveend', () => {
      if (!this.#isMovingItself) onMove?.(this.#readShownBounds());
    });
    this.#resize = new ResizeObserver(() => this.#moveItself(() => map.invalidateSize()));
    this.#resize.observe(element);
  }

  show({ frame, areas, bounds, places, isViewKept }: MapView) {
    this.#areas.clearLayers();
    for (const { latitude, longitude, radiusKm } of areas) {
      L.circle([latitude, longitude], {
        radius: radiusKm * 1000,
        className: 'fill-plan stroke-plan',
        fillOpacity: getAreaOpacity(areas),
        weight: 1.5,
        dashArray: '6 4',
        interactive: false,
      }).addTo(this.#areas);
    }
    const [area] = areas;
    if (this.#tags && area) drawDistances(this.#areas, area);
    this.#tags?.setPlaces(places);
    // A map that the visitor moved stays in place when the same area is shown again.
    const newFrame = JSON.stringify(frame);
    const isKept = this.#shownFrame !== '' && (isViewKept || newFrame === this.#shownFrame);
    this.#shownFrame = newFrame;
    if (isKept) return this.#towns.draw();
    const around = this.#tags && area && findBounds(listCorners(area));
    const [south, west, north, east] = bounds ?? around ?? getBounds(frame);
    const corners: L.LatLngBoundsLiteral = [
      [south, west],
      [north, east],
    ];
    this.#moveItself(() => this.#map.fitBounds(corners, { animate: false }));
  }

  mark(marks: TagMarks) {
    this.#tags?.mark(marks);
  }

  /** The drawing is hidden while tiles come. */
  setStreets(tiles: Tiles | undefined, onLoad: (hasFailed: boolean) => void) {
    const map = this.#map;
    this.#streets?.remove();
    delete map.getContainer().dataset.hasStreets;
    map.setMaxZoom(tiles ? maxZooms.tiles : maxZooms.drawn);
    map.options.zoomSnap = tiles ? 1 : 0.5;
    if (!tiles) return;
    let loaded = 0;
    const { attributionControl } = map;
    const credit = escapeText(tiles.attribution);
    const removeCredit = () => attributionControl.removeAttribution(credit);
    this.#streets = L.tileLayer(tiles.url, { maxZoom: maxZooms.tiles })
      .on('loading', () => {
        loaded = 0;
      })
      .on('tileload', () => {
        loaded += 1;
      })
      .on('load', () => {
        map.getContainer().dataset.hasStreets = String(loaded > 0);
        removeCredit();
        if (loaded > 0) attributionControl.addAttribution(credit);
        onLoad(loaded === 0);
      })
      .on('remove', removeCredit)
      .addTo(map);
  }

  stop() {
    this.#resize.disconnect();
    this.#tags?.stop();
    // Leaflet throws if its map is removed during a zoom.
    if (this.#isZooming) this.#map.once('zoomend', () => this.#map.remove());
    else this.#map.remove();
  }

  #moveItself(move: () => void) {
    this.#isMovingItself = true;
    move();
    this.#isMovingItself = false;
  }

  #readShownBounds(): MapBounds {
    const { lng } = this.#map.getCenter();
    const bounds = this.#map.getBounds();
    const [west, east] = [bounds.getWest(), bounds.getEast()];
    return [
      Math.max(-90, bounds.getSouth()),
      Math.max(-180, lng - 90, west),
      Math.min(90, bounds.getNorth()),
      Math.min(180, lng + 90, east),
    ];
  }
}

function drawLand(map: L.Map) {
  const pane = map.createPane('land');
  pane.classList.add('z-100', 'group-data-[has-streets=true]/map:hidden');
  const renderer = L.svg({ pane: 'land', padding: 0.5 });
  const look = { pane: 'land', renderer, interactive: false, weight: 1, fillOpacity: 1 };
  const land = readLines('land').map((ring) => [ring]);
  L.polygon(land, {
    ...look,
    className: 'fill-surface stroke-joint-strong group-data-[is-near=true]/map:hidden',
  }).addTo(map);
  L.polyline(readLines('rivers'), {
    ...look,
    className: 'stroke-plan group-data-[has-rivers=false]/map:hidden',
    opacity: 0.45,
  }).addTo(map);
  L.polyline(readLines('borders'), {
    ...look,
    className: 'stroke-joint group-data-[is-near=true]/map:hidden',
  }).addTo(map);
  new NearLayer(map, look);
  const update = () => {
    const [west, east] = [map.getBounds().getSouthWest(), map.getBounds().getSouthEast()];
    const widthKm = west.distanceTo(east) / 1000;
    map.getContainer().dataset.isNear = String(widthKm < bordersMinKm);
    map.getContainer().dataset.hasRivers = String(widthKm >= riversMinKm);
  };
  map.on('zoomend', update);
}

/** Shown only while a single finger drags. */
function showTwoFingerHint(element: HTMLElement) {
  const hint = document.createElement('p');
  // Above Leaflet's controls (1000).
  hint.className =
    'pointer-events-none absolute inset-0 z-1001 grid place-items-center bg-raised/85 p-4 text-center text-17/6 font-medium text-ink opacity-0 transition-opacity delay-1000 duration-(--t-2) data-[is-shown=true]:opacity-100 data-[is-shown=true]:delay-0';
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
