import { type Frame, type Position, placeOn } from './map-frame.ts';

interface MapPlace extends Position {
  city: string;
  count: number;
  minPriceCents: number;
}

export interface Cluster {
  x: number;
  y: number;
  count: number;
  /** The largest first, which gives the cluster its place. */
  places: MapPlace[];
}

/** In percent of the width: nearer than this, two discs would overlap on a phone. */
const leastApart = 11;

/** Communes whose discs would overlap become one. */
export function clusterPlaces(places: MapPlace[], frame: Frame): Cluster[] {
  const clusters: Cluster[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = placeOn(frame, place);
    const near = clusters.find((other) => Math.hypot(other.x - x, (other.y - y) * 0.75) < leastApart);
    if (near) {
      near.count += place.count;
      near.places.push(place);
    } else {
      clusters.push({ x, y, count: place.count, places: [place] });
    }
  }
  return clusters;
}
