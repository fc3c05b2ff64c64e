import * as L from 'leaflet';
import { readPriceOrder, subscribeToPriceOrder } from '../../../entities/material/prices/price-order.ts';
import type { Box } from '../label-layout.ts';
import { type Cluster, clusterPlaces, getPlaceKey, type MapPlace } from './cluster-places.ts';
import { describeCluster, describeTag } from './describe-cluster.ts';

export interface TagActions {
  getAddress: (cluster: Cluster) => string;
  onChoose: (cluster: Cluster) => void;
  onPoint: (cluster: Cluster | undefined) => void;
}

export interface TagMarks {
  chosen: string[];
  pointed: string[];
}

interface Tag {
  cluster: Cluster;
  marker: L.Marker;
  link: HTMLAnchorElement;
  text: HTMLSpanElement;
}

type Dragging = L.Handler & { moved: () => boolean };

const tagSize = { x: 92, y: 52 };
/** Room for the controls, which are at the top and on the right. */
const paddingTopLeft = L.point(48, 72);
const paddingBottomRight = L.point(88, 48);

const tagShape =
  'relative grid justify-items-center rounded-2 border px-2 pt-0.75 pb-1 font-semibold whitespace-nowrap shadow-menu outline-offset-2 outline-focus group-focus-visible/tag:outline-2 after:absolute after:-bottom-1.25 after:left-1/2 after:size-2 after:-translate-x-1/2 after:rotate-45 after:border-r after:border-b after:border-inherit after:bg-inherit';
const tagColours = {
  marked: 'border-plan bg-plan text-on-plan',
  seen: 'border-joint-strong bg-sunken text-ink-2',
  group: 'border-ink bg-ink text-page',
  single: 'border-joint-strong bg-surface',
};
/** Always read by screen readers, shown on hover and focus. */
const nameLook =
  'pointer-events-none absolute w-max max-w-60 rounded-1 border border-joint-strong bg-raised px-2.5 py-1 opacity-0 shadow-menu group-[:is(:hover,:focus-visible)]/tag:opacity-100 group-data-[edge=above]/tag:bottom-full group-data-[edge=below]/tag:top-full group-data-[side=left]/tag:right-0 group-data-[side=right]/tag:left-0';

/** Only visible tags are in the document, so that the keyboard reaches no hidden link. */
export class TagLayer {
  readonly #map: L.Map;
  readonly #actions: TagActions;
  readonly #tags = new Map<string, Tag>();
  readonly #seen = new Set<string>();
  readonly #unsubscribe: () => void;
  #places: MapPlace[] = [];
  #clusters: Cluster[] = [];
  #marks: TagMarks = { chosen: [], pointed: [] };

  constructor(map: L.Map, actions: TagActions) {
    this.#map = map;
    this.#actions = actions;
    map.on('zoomend', () => this.#cluster());
    map.on('moveend', () => this.#draw());
    this.#unsubscribe = subscribeToPriceOrder(() => this.#redraw());
  }

  setPlaces(places: MapPlace[]) {
    this.#places = places;
    this.#clusters = [];
    this.#clear();
    // The first view is set after this, and `zoomend` does not fire when the zoom stays the same.
    this.#map.whenReady(() => this.#redraw());
  }

  mark(marks: TagMarks) {
    this.#marks = marks;
    for (const key of marks.chosen) this.#seen.add(key);
    for (const tag of this.#tags.values()) this.#applyMarks(tag);
  }

  listBoxes(): Box[] {
    return [...this.#tags.values()].map(({ cluster }) => {
      const { x, y } = this.#map.latLngToContainerPoint(getPosition(cluster));
      return { left: x - tagSize.x / 2, right: x + tagSize.x / 2, top: y - tagSize.y, bottom: y };
    });
  }

  stop() {
    this.#unsubscribe();
  }

  #redraw() {
    this.#clear();
    this.#cluster();
    this.#draw();
  }

  #clear() {
    for (const { marker } of this.#tags.values()) marker.remove();
    this.#tags.clear();
  }

  #cluster() {
    const zoom = this.#map.getZoom();
    const toPoint = ({ latitude, longitude }: MapPlace) => this.#map.project([latitude, longitude], zoom);
    this.#clusters = clusterPlaces(this.#places, toPoint, tagSize);
  }

  #draw() {
    const bounds = this.#map.getBounds();
    const inBounds = this.#clusters.filter((cluster) => bounds.contains(getPosition(cluster)));
    const visible = new Map(inBounds.map((cluster) => [getKey(cluster), cluster]));
    for (const [key, { marker }] of this.#tags) {
      if (visible.has(key)) continue;
      marker.remove();
      this.#tags.delete(key);
    }
    for (const [key, cluster] of visible) {
      if (!this.#tags.has(key)) this.#tags.set(key, this.#add(cluster));
    }
    this.#placeNames();
  }

  #add(cluster: Cluster): Tag {
    const order = readPriceOrder();
    const { count, price } = describeTag(cluster, order);
    const link = document.createElement('a');
    link.href = this.#actions.getAddress(cluster);
    // Stands on its place, whose name is below.
    link.className =
      'group/tag pointer-events-auto absolute bottom-1.5 grid min-h-11 min-w-11 -translate-x-1/2 items-end justify-items-center text-13 text-ink outline-none';
    link.draggable = false;
    const text = createSpan('', '');
    text.ariaHidden = 'true';
    if (count) text.append(createSpan('text-15/4.5', count));
    text.append(createSpan(count ? 'text-12 font-normal' : '', price));
    link.append(text, createSpan(nameLook, describeCluster(cluster, order)));
    link.addEventListener('click', (event) => this.#onClick(event, cluster));
    const icon = L.divIcon({ className: '', html: link, iconSize: [0, 0] });
    const marker = L.marker(getPosition(cluster), { icon, keyboard: false, interactive: false });
    for (const type of ['pointerenter', 'focus'])
      link.addEventListener(type, () => this.#actions.onPoint(cluster));
    for (const type of ['pointerleave', 'blur'])
      link.addEventListener(type, () => this.#actions.onPoint(undefined));
    const tag = { cluster, link, text, marker: marker.addTo(this.#map) };
    this.#applyMarks(tag);
    return tag;
  }

  #applyMarks({ cluster, link, text, marker }: Tag) {
    const keys = cluster.places.map(getPlaceKey);
    const isChosen = keys.some((key) => this.#marks.chosen.includes(key));
    const isPointed = keys.some((key) => this.#marks.pointed.includes(key));
    link.ariaCurrent = isChosen ? 'true' : null;
    const isSeen = keys.some((key) => this.#seen.has(key));
    const look = isChosen || isPointed ? 'marked' : isSeen ? 'seen' : cluster.count > 1 ? 'group' : 'single';
    text.className = `${tagShape} ${tagColours[look]}`;
    marker.setZIndexOffset(isPointed ? 2e4 : isChosen ? 1e4 : 0);
  }

  #placeNames() {
    const { x, y } = this.#map.getSize();
    for (const { cluster, link } of this.#tags.values()) {
      const point = this.#map.latLngToContainerPoint(getPosition(cluster));
      link.dataset.side = point.x < x / 3 ? 'right' : point.x > (2 * x) / 3 ? 'left' : 'middle';
      link.dataset.edge = point.y < y / 3 ? 'below' : 'above';
    }
  }

  #onClick(event: MouseEvent, cluster: Cluster) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // The end of a drag that started here. Keyboard clicks have `detail` 0.
    if (event.detail > 0 && (this.#map.dragging as Dragging).moved()) return;
    const splitBounds = this.#findSplitBounds(cluster);
    if (!splitBounds) return this.#actions.onChoose(cluster);
    if (event.detail === 0) this.#map.once('moveend', () => this.#focusLargestPart(cluster));
    this.#map.fitBounds(splitBounds, { paddingTopLeft, paddingBottomRight });
  }

  #findSplitBounds({ places }: Cluster): L.LatLngBounds | undefined {
    if (places.length === 1) return undefined;
    const bounds = L.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
    const padding = paddingTopLeft.add(paddingBottomRight);
    const zoom = Math.min(this.#map.getBoundsZoom(bounds, false, padding), this.#map.getMaxZoom());
    return zoom > this.#map.getZoom() ? bounds : undefined;
  }

  /** The clicked tag was split, so the focus moves to the largest part. */
  #focusLargestPart({ places }: Cluster) {
    const parts = [...this.#tags.values()].filter(({ cluster }) => places.includes(cluster.places[0]));
    const [largest] = parts.toSorted((a, b) => b.cluster.count - a.cluster.count);
    (largest?.link ?? this.#map.getContainer()).focus({ preventScroll: true });
  }
}

function createSpan(className: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

function getPosition({ places: [{ latitude, longitude }] }: Cluster): L.LatLngTuple {
  return [latitude, longitude];
}

function getKey({ places, count }: Cluster): string {
  return `${getPlaceKey(places[0])} ${places.length} ${count}`;
}
