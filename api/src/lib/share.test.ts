import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

it.each([1, 2, 3, 4])('%i processus se partagent une limite sans la dépasser', (workers) => {
  for (const total of [4, 6, 10, 64, 300])
    expect(workers * shareOf(total, workers)).toBeLessThanOrEqual(total);
});

it('chaque processus peut au moins une chose à la fois', () => {
  expect(shareOf(1, 4)).toBe(1);
});
