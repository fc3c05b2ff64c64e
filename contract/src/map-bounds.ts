import { distanceKm } from './distance.ts';

/** In degrees. In wider bounds, a corner would not be the farthest point from the centre. */
const maxWidth = 180;

/** `distanceKm` rounds to a tenth. */
const roundingKm = 0.1;

export type MapBounds = [south: number, west: number, north: number, east: number];

export function parseMapBounds(text: string): MapBounds | undefined {
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)));
  const [south, west, north, east] = sides as MapBounds;
  const isWhole = sides.length === 4 && sides.every(Number.isFinite);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180 && east - west <= maxWidth;
  return isWhole && isOnEarth && south < north && west < east ? [south, west, north, east] : undefined;
}

export function circleAroundBounds([south, west, north, east]: MapBounds) {
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const corners = [south, north].map((latitude) => distanceKm(centre, { latitude, longitude: east }));
  return { ...centre, radiusKm: Math.max(...corners) + roundingKm };
}
