import type { BaseUnit } from '@parpaing/contract/units';
import { expect, it } from 'vitest';
import { toCommonUnit } from './common-unit.ts';

const compare = (...prices: [number, BaseUnit][]) =>
  toCommonUnit(prices.map(([basePriceCents, baseUnit]) => ({ basePriceCents, baseUnit }))).map(
    ({ cents, unit }) => [cents, unit],
  );

it('le ciment au kilo et le sable à la tonne se lisent tous deux à la tonne', () => {
  expect(compare([34, 'kg'], [3900, 't'])).toEqual([
    [34_000, 't'],
    [3900, 't'],
  ]);
});

it('le litre rejoint le mètre cube', () => {
  expect(compare([9000, 'm3'], [12, 'l'])[1]).toEqual([12_000, 'm3']);
});

it('ce qui se compte déjà pareil ne change pas', () => {
  expect(compare([34, 'kg'], [40, 'kg'])).toEqual([
    [34, 'kg'],
    [40, 'kg'],
  ]);
});

it('des mètres carrés et des pièces restent ce qu’ils sont', () => {
  expect(compare([900, 'm2'], [150, 'piece'], [2, 't'])).toEqual([
    [900, 'm2'],
    [150, 'piece'],
    [2, 't'],
  ]);
});
