import * as L from 'leaflet';
import { readPriceOrder, subscribeToPriceOrder } from '../../entities/material/price-order.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { type Cluster, clusterPlaces, type MapPlace } from './cluster-places.ts';
import { describeCluster } from './describe-cluster.ts';

export interface DiscLinks {
  getAddress: (cluster: Cluster) => string;
  onNavigate: (address: string) => void;
}

interface Disc {
  cluster: Cluster;
  marker: L.Marker;
  link: HTMLAnchorElement;
}

/** Missing from Leaflet's types. */
type Dragging = L.Handler & { moved: () => boolean };

const minDistance = 44;
const discRadius = 24;
const padding: L.PointTuple = [minDistance, minDistance];

/** Only visible discs are in the document, so that the keyboard reaches no hidden link. */
export class DiscLayer {
  readonly #map: L.Map;
  readonly #links: DiscLinks;
  readonly #discs = new Map<string, Disc>();
  readonly #unsubscribe: () => void;
  #places: MapPlace[] = [];
  #clusters: Cluster[] = [];

  constructor(map: L.Map, links: DiscLinks) {
    this.#map = map;
    this.#links = links;
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

  isCovered(point: L.Point): boolean {
    return [...this.#discs.values()].some(
      ({ cluster }) => this.#map.latLngToContainerPoint(getPosition(cluster)).distanceTo(point) < discRadius,
    );
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
    for (const { marker } of this.#discs.values()) marker.remove();
    this.#discs.clear();
  }

  #cluster() {
    const zoom = this.#map.getZoom();
    const toPoint = ({ latitude, longitude }: MapPlace) => this.#map.project([latitude, longitude], zoom);
    this.#clusters = clusterPlaces(this.#places, toPoint, minDistance);
  }

  #draw() {
    const bounds = this.#map.getBounds();
    const inBounds = this.#clusters.filter((cluster) => bounds.contains(getPosition(cluster)));
    const visible = new Map(inBounds.map((cluster) => [getKey(cluster), cluster]));
    for (const [key, { marker }] of this.#discs) {
      if (visible.has(key)) continue;
      marker.remove();
      this.#discs.delete(key);
    }
    for (const [key, cluster] of visible) {
      if (!this.#discs.has(key)) this.#discs.set(key, this.#add(cluster));
    }
    this.#placeNames();
  }

  #add(cluster: Cluster): Disc {
    const link = document.createElement('a');
    link.href = this.#links.getAddress(cluster);
    link.className = 'map-disc';
    link.draggable = false;
    const count = document.createElement('span');
    count.className = cluster.count < 10 ? 'map-count' : 'map-count map-count-large';
    count.textContent = formatNumber(cluster.count);
    count.ariaHidden = 'true';
    const name = document.createElement('span');
    name.className = 'map-name';
    name.textContent = describeCluster(cluster, readPriceOrder());
    link.append(count, name);
    link.addEventListener('click', (event) => this.#onClick(event, cluster));
    const icon = L.divIcon({ className: 'map-place', html: link, iconSize: [0, 0] });
    const marker = L.marker(getPosition(cluster), { icon, keyboard: false, interactive: false });
    for (const type of ['pointerenter', 'focus'])
      link.addEventListener(type, () => marker.setZIndexOffset(1e4));
    for (const type of ['pointerleave', 'blur']) link.addEventListener(type, () => marker.setZIndexOffset(0));
    return { cluster, link, marker: marker.addTo(this.#map) };
  }

  #placeNames() {
    const { x, y } = this.#map.getSize();
    for (const { cluster, link } of this.#discs.values()) {
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
    if (!splitBounds) return this.#links.onNavigate(this.#links.getAddress(cluster));
    if (event.detail === 0) this.#map.once('moveend', () => this.#focusLargestPart(cluster));
    this.#map.fitBounds(splitBounds, { padding });
  }

  #findSplitBounds({ places }: Cluster): L.LatLngBounds | undefined {
    if (places.length === 1) return undefined;
    const bounds = L.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
    const zoom = Math.min(this.#map.getBoundsZoom(bounds, false, L.point(padding)), this.#map.getMaxZoom());
    return zoom > this.#map.getZoom() ? bounds : undefined;
  }

  /** The clicked disc was split, so the focus moves to the largest part. */
  #focusLargestPart({ places }: Cluster) {
    const parts = [...this.#discs.values()].filter(({ cluster }) => places.includes(cluster.places[0]));
    const [largest] = parts.toSorted((a, b) => b.cluster.count - a.cluster.count);
    (largest?.link ?? this.#map.getContainer()).focus({ preventScroll: true });
  }
}

function getPosition({ places: [{ latitude, longitude }] }: Cluster): L.LatLngTuple {
  return [latitude, longitude];
}

function getKey({ places, count }: Cluster): string {
  const [{ city, latitude, longitude }] = places;
  return `${city} ${latitude} ${longitude} ${places.length} ${count}`;
}
