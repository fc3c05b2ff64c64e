import * as L from 'leaflet';
import { readPriceOrder, subscribeToPriceOrder } from '../../entities/material/price-order.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { type Cluster, clusterPlaces, type MapPlace } from './cluster-places.ts';
import { describeCluster } from './describe-cluster.ts';

export interface DiscLinks {
  addressOf: (cluster: Cluster) => string;
  onFollow: (address: string) => void;
}

interface Disc {
  cluster: Cluster;
  marker: L.Marker;
  link: HTMLAnchorElement;
}

/** Leaflet's types leave it out. */
type Dragging = L.Handler & { moved: () => boolean };

/** In pixels: nearer than this, two discs would overlap. */
const leastApart = 44;
const discReach = 24;
const padding: L.PointTuple = [leastApart, leastApart];

/** Links on the map, clustered for its zoom; only those in sight are there to be reached. */
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
    this.#unsubscribe = subscribeToPriceOrder(() => this.#renew());
  }

  setPlaces(places: MapPlace[]) {
    this.#places = places;
    this.#clusters = [];
    this.#clear();
    // Its first view is set after this; `zoomend` does not tell when the zoom stays the same.
    this.#map.whenReady(() => this.#renew());
  }

  isUnder(point: L.Point): boolean {
    return [...this.#discs.values()].some(
      ({ cluster }) => this.#map.latLngToContainerPoint(positionOf(cluster)).distanceTo(point) < discReach,
    );
  }

  stop() {
    this.#unsubscribe();
  }

  #renew() {
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
    this.#clusters = clusterPlaces(this.#places, toPoint, leastApart);
  }

  #draw() {
    const bounds = this.#map.getBounds();
    const inSight = this.#clusters.filter((cluster) => bounds.contains(positionOf(cluster)));
    const wanted = new Map(inSight.map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, { marker }] of this.#discs) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#discs.delete(key);
    }
    for (const [key, cluster] of wanted) {
      if (!this.#discs.has(key)) this.#discs.set(key, this.#add(cluster));
    }
    this.#turnNames();
  }

  #add(cluster: Cluster): Disc {
    const link = document.createElement('a');
    link.href = this.#links.addressOf(cluster);
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
    const marker = L.marker(positionOf(cluster), { icon, keyboard: false, interactive: false });
    // Its name lies over the other discs.
    for (const type of ['pointerenter', 'focus'])
      link.addEventListener(type, () => marker.setZIndexOffset(1e4));
    for (const type of ['pointerleave', 'blur']) link.addEventListener(type, () => marker.setZIndexOffset(0));
    return { cluster, link, marker: marker.addTo(this.#map) };
  }

  /** Names open towards the middle, where there is room for them. */
  #turnNames() {
    const { x, y } = this.#map.getSize();
    for (const { cluster, link } of this.#discs.values()) {
      const point = this.#map.latLngToContainerPoint(positionOf(cluster));
      link.dataset.side = point.x < x / 3 ? 'right' : point.x > (2 * x) / 3 ? 'left' : 'middle';
      link.dataset.edge = point.y < y / 3 ? 'below' : 'above';
    }
  }

  #onClick(event: MouseEvent, cluster: Cluster) {
    // A new tab is asked for as from any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // The end of a drag that began here; the keyboard's clicks count none.
    if (event.detail > 0 && (this.#map.dragging as Dragging).moved()) return;
    const nearer = this.#findNearer(cluster);
    if (!nearer) return this.#links.onFollow(this.#links.addressOf(cluster));
    if (event.detail === 0) this.#map.once('moveend', () => this.#focusPart(cluster));
    this.#map.fitBounds(nearer, { padding });
  }

  /** Where the cluster falls apart, unless it never does. */
  #findNearer({ places }: Cluster): L.LatLngBounds | undefined {
    if (places.length === 1) return undefined;
    const bounds = L.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
    const zoom = Math.min(this.#map.getBoundsZoom(bounds, false, L.point(padding)), this.#map.getMaxZoom());
    return zoom > this.#map.getZoom() ? bounds : undefined;
  }

  /** The disc that was followed is gone: the largest of its parts has the focus. */
  #focusPart({ places }: Cluster) {
    const parts = [...this.#discs.values()].filter(({ cluster }) => places.includes(cluster.places[0]));
    const [largest] = parts.toSorted((a, b) => b.cluster.count - a.cluster.count);
    (largest?.link ?? this.#map.getContainer()).focus({ preventScroll: true });
  }
}

function positionOf({ places: [{ latitude, longitude }] }: Cluster): L.LatLngTuple {
  return [latitude, longitude];
}

function keyOf({ places, count }: Cluster): string {
  const [{ city, latitude, longitude }] = places;
  return `${city} ${latitude} ${longitude} ${places.length} ${count}`;
}
