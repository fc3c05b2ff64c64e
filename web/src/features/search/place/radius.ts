import { limits } from '@parpaing/contract/limits';

/** In kilometres, around the place asked for. */
const distances = [5, 10, 20, 30, 50, 100];
export const defaultRadius = 30;

/** As an address says it: anything. */
export function knownRadius(asked: string | number | null | undefined): number {
  const radius = Number(asked || Number.NaN);
  return Number.isInteger(radius) && radius >= 1 && radius <= limits.maxRadiusKm ? radius : defaultRadius;
}

/** Of a search around a place, which always has one; none around nowhere. */
export function readRadius(params: URLSearchParams): number | undefined {
  const hasPlace = params.get('city') || params.get('lat');
  return hasPlace ? knownRadius(params.get('radius')) : undefined;
}

/** What to offer beside a radius that came with an address. */
export function offeredDistances(radius: number): number[] {
  return distances.includes(radius) ? distances : [...distances, radius].sort((a, b) => a - b);
}

/** The next one up, for a search that found nothing; undefined beyond the last. */
export function widerRadius(radius: number): number | undefined {
  return [...distances, limits.maxRadiusKm].find((distance) => distance > radius);
}
