import { expect, it } from 'vitest';
import { readParisClock } from './paris-clock.ts';

it.each([
  ['2026-08-24T21:59:00Z', { date: '2026-08-24', time: '23:59', weekday: 0 }],
  ['2026-08-24T22:00:00Z', { date: '2026-08-25', time: '00:00', weekday: 1 }],
  ['2026-12-31T23:00:00Z', { date: '2027-01-01', time: '00:00', weekday: 4 }],
])('à %s, l’heure de Paris', (instant, clock) => {
  expect(readParisClock(new Date(instant))).toEqual(clock);
});
