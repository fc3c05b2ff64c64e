import { expect, it } from 'vitest';
import { findWiderRadius, listDistances, parseRadius } from './radius.ts';

it('un visiteur qui suit un lien cherche dans le rayon que dit l’adresse', () => {
  expect(parseRadius('50')).toBe(50);
});

it.each([null, undefined, '', '0', '7.5', '1000', 'abc'])(
  'un rayon inconnu (%s) devient celui de départ, 30 km',
  (asked) => {
    expect(parseRadius(asked)).toBe(30);
  },
);

it('un rayon à soi se lit et s’ajoute aux autres', () => {
  expect(parseRadius('7')).toBe(7);
  expect(listDistances(7)).toEqual([5, 7, 10, 20, 30, 50, 100]);
  expect(listDistances(30)).toHaveLength(6);
});

it('une recherche vide s’élargit de proche en proche, jusqu’à 200 km', () => {
  expect([30, 35, 100, 200].map(findWiderRadius)).toEqual([50, 50, 200, undefined]);
});
