import { expect, it } from 'vitest';
import { knownRadius } from './radius.ts';

it('un visiteur qui suit un lien cherche dans le rayon que dit l’adresse', () => {
  expect(knownRadius('50')).toBe(50);
});

it.each([null, undefined, '', '7', '030', '1000', 'abc'])(
  'un rayon inconnu (%s) devient celui de départ, 30 km',
  (asked) => {
    expect(knownRadius(asked)).toBe(30);
  },
);
