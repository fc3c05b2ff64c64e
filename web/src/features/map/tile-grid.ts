import type { MapBounds } from '@parpaing/contract/map-bounds';

export const unitsPerDegree = 2000;
const size = { latitude: 1, longitude: 2 };
/** In degrees, so that no seam shows between two tiles. */
const overlap = 0.002;

export function listTileKeys([south, west, north, east]: MapBounds): string[] {
  const keys: string[] = [];
  const first = (from: number, step: number) => Math.floor(from / step) * step;
  for (let lat = first(south, size.latitude); lat <= north; lat += size.latitude) {
    for (let lng = first(west, size.longitude); lng <= east; lng += size.longitude)
      keys.push(`${lat}_${lng}`);
  }
  return keys;
}

export function getTileBounds(key: string): MapBounds {
  const [south = 0, west = 0] = key.split('_').map(Number);
  return [south - overlap, west - overlap, south + size.latitude + overlap, west + size.longitude + overlap];
}
