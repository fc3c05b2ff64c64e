import type { CallAnswer } from '@parpaing/contract/calls';

export type MapPlace = CallAnswer<'mapMaterials'>['places'][number];

export interface Cluster {
  count: number;
  /** The largest first, which gives the cluster its place. */
  places: [MapPlace, ...MapPlace[]];
}

type ToPoint = (place: MapPlace) => { x: number; y: number };

/** Communes whose discs would overlap become one; both measures are of the map they are drawn on. */
export function clusterPlaces(places: MapPlace[], toPoint: ToPoint, leastApart: number): Cluster[] {
  const clusters: (Cluster & { x: number; y: number })[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = toPoint(place);
    const near = clusters.find((other) => Math.hypot(other.x - x, other.y - y) < leastApart);
    if (near) {
      near.count += place.count;
      near.places.push(place);
    } else {
      clusters.push({ x, y, count: place.count, places: [place] });
    }
  }
  return clusters.map(({ count, places }) => ({ count, places }));
}
