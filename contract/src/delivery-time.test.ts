import { describe, expect, it } from 'vitest';
import { completeDelays, countDaysUntil, countHandoverDays, dayAfter, isInTime } from './delivery-time.ts';

it('ce que le matériau ne dit pas, la boutique le dit ; un 0 est dit', () => {
  const shop = { availableInDays: 3, deliveryInDays: 7 };
  expect(completeDelays({ availableInDays: null, deliveryInDays: null }, shop)).toEqual(shop);
  expect(completeDelays({ availableInDays: 0, deliveryInDays: null }, shop)).toEqual({
    availableInDays: 0,
    deliveryInDays: 7,
  });
});

it.each([
  ['les deux', [3, 7], [true, true], [3, 7]],
  ['jamais livré avant d’être disponible', [10, 5], [true, true], [10, 10]],
  ['ni retrait, ni disponibilité inconnue', [null, 5], [false, true], [null, 5]],
  ['sans livraison', [3, 7], [true, false], [3, null]],
  ['une disponibilité ne dit pas quand on est livré', [3, null], [true, true], [3, null]],
  ['le jour même', [0, 0], [true, true], [0, 0]],
  ['rien n’est dit', [null, null], [true, true], [null, null]],
] as const)('%s', (_, [availableInDays, deliveryInDays], [pickup, delivers], [pickupDays, arrivalDays]) => {
  const days = countHandoverDays({ availableInDays, deliveryInDays }, { pickup, delivers });
  expect(days).toEqual({ pickupDays, arrivalDays });
});

describe('« chez moi avant le … »', () => {
  const asked = { withinDays: 5, isReached: true, mustBeDelivered: false };
  it.each([
    ['livré ce jour-là', { pickupDays: null, arrivalDays: 5 }, {}, true],
    ['livré le lendemain', { pickupDays: null, arrivalDays: 6 }, {}, false],
    ['livré ailleurs', { pickupDays: null, arrivalDays: 2 }, { isReached: false }, false],
    [
      'retiré à temps là où l’on n’est pas livré',
      { pickupDays: 5, arrivalDays: 2 },
      { isReached: false },
      true,
    ],
    ['retiré à temps, livré trop tard', { pickupDays: 1, arrivalDays: 9 }, {}, true],
    [
      'livré trop tard à qui ne retire pas',
      { pickupDays: 1, arrivalDays: 9 },
      { mustBeDelivered: true },
      false,
    ],
    ['sans délai', { pickupDays: null, arrivalDays: null }, { withinDays: 90 }, false],
  ])('%s', (_, days, change, expected) => {
    expect(isInTime(days, { ...asked, ...change })).toBe(expected);
  });
});

describe('les jours sont ceux de Paris', () => {
  it.each([
    ['2026-11-19T22:59:00Z', 8, '2026-11-27'],
    ['2026-11-19T23:00:00Z', 8, '2026-11-28'],
    ['2026-03-28T12:00:00Z', 1, '2026-03-29'],
    ['2026-03-28T12:00:00Z', 2, '2026-03-30'],
    ['2026-10-24T22:30:00Z', 1, '2026-10-26'],
    ['2026-12-31T12:00:00Z', 0, '2026-12-31'],
  ])('à %s, dans %d jours', (now, days, day) => {
    expect(dayAfter(days, new Date(now))).toBe(day);
    expect(countDaysUntil(day, new Date(now))).toBe(days);
  });
});
