import { expect, it } from 'vitest';
import { thumbhashTint } from './thumbhash-tint.ts';

/** The example of the format's own page: a sunset over water. */
it('une empreinte commence par la couleur moyenne de sa photo', () => {
  expect(thumbhashTint('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toBe('#565258');
});

it.each(['', 'AA', '***'])('%j, abîmée, ne donne aucune couleur', (damaged) => {
  expect(thumbhashTint(damaged)).toBeUndefined();
});
