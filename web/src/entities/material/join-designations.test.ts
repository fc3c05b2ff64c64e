import { expect, it } from 'vitest';
import { joinDesignations } from './join-designations.ts';

/** A dot stands for U+00A0, so that the table can be read. */
it.each([
  ['Laine de verre GR 32 revêtue kraft', 'Laine de verre GR·32 revêtue kraft'],
  ['Ciment CEM II 42,5 N, sac', 'Ciment CEM II·42,5·N, sac'],
  ['Plaque BA 13 hydrofuge', 'Plaque BA·13 hydrofuge'],
  ['Rouleau λ 35, kraft', 'Rouleau λ·35, kraft'],
  ['Parpaing 20 × 20 × 50', 'Parpaing 20·×·20·×·50'],
  ['Lot de 3 Portes', 'Lot de 3 Portes'],
  ['À 3 vantaux', 'À 3 vantaux'],
])('%s', (title, joined) => {
  expect(joinDesignations(title)).toBe(joined.replaceAll('·', '\u00A0'));
});
