import type { CallAnswer } from '@parpaing/contract/calls';

export type MapPlace = CallAnswer<'mapMaterials'>['places'][number];

export interface Cluster {
  count: number;
  /** Largest first; the cluster is drawn at its position. */
  places: [MapPlace, ...MapPlace[]];
}

interface Point {
  x: number;
  y: number;
}

/** A material's card and the place that counts it have the same key. */
export const getPlaceKey = ({ city, department }: { city: string; department: string }) =>
  `${city} (${department})`;

/** Places whose tags, of the given size, would overlap are joined. */
export function clusterPlaces(
  places: MapPlace[],
  toPoint: (place: MapPlace) => Point,
  tagSize: Point,
): Cluster[] {
  const clusters: (Cluster & Point)[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = toPoint(place);
    const near = clusters.find(
      (other) => Math.abs(other.x - x) < tagSize.x && Math.abs(other.y - y) < tagSize.y,
    );
    if (near) {
      near.count += place.count;
      near.places.push(place);
    } else {
      clusters.push({ x, y, count: place.count, places: [place] });
    }
  }
  return clusters.map(({ count, places }) => ({ count, places }));
}
