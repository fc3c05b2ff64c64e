import { limits } from '@parpaing/contract/limits';
import { hasPlace, type ListQuery } from '../list-query/list-query.ts';

const distances = [5, 10, 20, 30, 50, 100, 200, 300];
export const defaultRadius = limits.radiusOfPlace;

export function findRadius(query: ListQuery): number | undefined {
  const isAround = hasPlace(query) && !query.bounds && !query.anywhere;
  return isAround ? (query.radius ?? defaultRadius) : undefined;
}

export function listDistances(radius: number): number[] {
  return distances.includes(radius) ? distances : [...distances, radius].sort((a, b) => a - b);
}

export function findWiderRadius(radius: number): number | undefined {
  return distances.find((distance) => distance > radius);
}

export function readChosenRadius(form: HTMLFormElement | null): number {
  const field = form?.elements.namedItem('radius');
  return field instanceof HTMLSelectElement ? Number(field.value) || defaultRadius : defaultRadius;
}
