import { expect, it } from 'vitest';
import { splitConnections } from './lanes.ts';

it.each([3, 4, 7, 10, 40, 200])('de %i connexions, chacun a les siennes et aucune ne manque', (total) => {
  const { members, searches, reads } = splitConnections(total);
  expect(members + searches + reads).toBe(total);
  expect(Math.min(members, searches, reads)).toBeGreaterThan(0);
});
