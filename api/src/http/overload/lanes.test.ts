import { expect, it } from 'vitest';
import { boundLanes, splitConnections } from './lanes.ts';

it.each([3, 4, 7, 10, 40, 200])('de %i connexions, chacun a les siennes et aucune ne manque', (total) => {
  const { members, searches, reads } = splitConnections(total);
  expect(members + searches + reads).toBe(total);
  expect(Math.min(members, searches, reads)).toBeGreaterThan(0);
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
