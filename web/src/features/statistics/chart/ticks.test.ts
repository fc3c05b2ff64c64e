import { expect, it } from 'vitest';
import { chooseDayTicks, chooseValueTicks } from './ticks.ts';

it.each([
  [0, 3, [0, 1, 2, 3]],
  [2, 3, [0, 1, 2, 3]],
  [7, 2, [0, 4, 8]],
  [10, 2, [0, 5, 10]],
  [215, 3, [0, 80, 160, 240]],
  [240, 3, [0, 80, 160, 240]],
  [241, 3, [0, 100, 200, 300]],
  [672, 3, [0, 300, 600, 900]],
  [12_345, 3, [0, 5000, 10_000, 15_000]],
])('pour %i au plus, %i intervalles : %j', (max, count, ticks) => {
  expect(chooseValueTicks(max, count)).toEqual(ticks);
});

const days = (count: number) => Array.from({ length: count }, (_, index) => `jour ${index}`);

it.each([
  [30, 8, 4, 8],
  [30, 4, 8, 4],
  [7, 8, 1, 7],
  [365, 8, 46, 8],
  [30, 0, 30, 1],
])('%i jours, %i libellés au plus : un tous les %i, soit %i', (count, maxLabels, step, shown) => {
  const ticks = chooseDayTicks(days(count), maxLabels);
  expect(ticks).toHaveLength(shown);
  expect(ticks.slice(0, 2)).toEqual(['jour 0', `jour ${step}`].slice(0, shown));
});
