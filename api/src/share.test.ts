import { expect, it } from 'vitest';
import { boundLanes, splitConnections } from './lanes.ts';
import { shareBounds, shareOf } from './share.ts';

it.each([1, 2, 3, 4])('%i processus se partagent une limite sans la dépasser', (workers) => {
  for (const total of [4, 6, 10, 64, 300])
    expect(workers * shareOf(total, workers)).toBeLessThanOrEqual(total);
});

it('chaque processus peut au moins une chose à la fois', () => {
  expect(shareOf(1, 4)).toBe(1);
  expect(shareBounds({ concurrency: 2, maxWaiting: 64, maxWaitingPerCaller: 16 }, 4)).toEqual({
    concurrency: 1,
    maxWaiting: 16,
    maxWaitingPerCaller: 4,
  });
});

it('deux processus cherchent et font attendre autant, ensemble, qu’un seul', () => {
  const alone = boundLanes(splitConnections(12));
  const half = boundLanes(splitConnections(6), 2);
  for (const lane of ['searches', 'reads'] as const) {
    expect(2 * half[lane].concurrency).toBe(alone[lane].concurrency);
    expect(2 * half[lane].maxWaiting).toBe(alone[lane].maxWaiting);
    expect(2 * half[lane].maxWaitingPerCaller).toBe(alone[lane].maxWaitingPerCaller);
  }
});
