import { expect, it } from 'vitest';
import { findLowest } from './find-lowest.ts';

it.each([
  ['le moins cher au m² se voit', [420, 390, 510], ['m²', 'm²', 'm²'], 1],
  ['un rouleau et un sac ne se comparent pas', [420, 390], ['rouleau', 'sac'], undefined],
  ['deux prix égaux n’ont pas de vainqueur', [390, 390, 510], ['m²', 'm²', 'm²'], undefined],
])('%s', (_, prices, units, expected) => {
  expect(findLowest(prices, units)).toBe(expected);
});
