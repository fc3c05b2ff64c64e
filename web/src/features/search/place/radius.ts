import { limits } from '@parpaing/contract/limits';

const distances = [5, 10, 20, 30, 50, 100];
export const defaultRadius = 30;

export function parseRadius(text: string | number | null | undefined): number {
  const radius = Number(text || Number.NaN);
  return Number.isInteger(radius) && radius >= 1 && radius <= limits.maxRadiusKm ? radius : defaultRadius;
}

export function readRadius(params: URLSearchParams): number | undefined {
  const hasPlace = params.get('city') || params.get('lat');
  return hasPlace ? parseRadius(params.get('radius')) : undefined;
}

export function listDistances(radius: number): number[] {
  return distances.includes(radius) ? distances : [...distances, radius].sort((a, b) => a - b);
}

export function findWiderRadius(radius: number): number | undefined {
  return [...distances, limits.maxRadiusKm].find((distance) => distance > radius);
}
