import { expect, it } from 'vitest';
import { listRanges } from './ranges.ts';

const one = (number: number) => ({ number, count: 1 });

it('peu de nombres se disent chacun', () => {
  expect(listRanges([{ number: 200, count: 3 }, one(60)])).toEqual([
    { min: 60, max: 60, count: 1 },
    { min: 200, max: 200, count: 3 },
  ]);
  expect(listRanges([])).toEqual([]);
});

it('beaucoup de nombres se partagent en six intervalles aussi garnis', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => one(10 * (12 - index)));
  expect(listRanges(numbers)).toEqual(
    [10, 30, 50, 70, 90, 110].map((min) => ({ min, max: min + 10, count: 2 })),
  );
});

it('un nombre très courant a le sien, et rien ne se compte deux fois', () => {
  const ranges = listRanges([...[1, 2, 3, 5, 6, 7, 8].map(one), { number: 4, count: 93 }]);
  expect(ranges).toContainEqual({ min: 4, max: 4, count: 93 });
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect(ranges.length).toBeLessThanOrEqual(6);
});
