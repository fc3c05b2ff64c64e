import type { CallAnswer } from '@parpaing/contract/calls';

export type MapPlace = CallAnswer<'mapMaterials'>['places'][number];

export interface Cluster {
  count: number;
  /** Largest first; the cluster is drawn at its position. */
  places: [MapPlace, ...MapPlace[]];
}

type ToPoint = (place: MapPlace) => { x: number; y: number };

export function clusterPlaces(places: MapPlace[], toPoint: ToPoint, minDistance: number): Cluster[] {
  const clusters: (Cluster & { x: number; y: number })[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = toPoint(place);
    const near = clusters.find((other) => Math.hypot(other.x - x, other.y - y) < minDistance);
    if (near) {
      near.count += place.count;
      near.places.push(place);
    } else {
      clusters.push({ x, y, count: place.count, places: [place] });
    }
  }
  return clusters.map(({ count, places }) => ({ count, places }));
}
