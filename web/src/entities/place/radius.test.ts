import { expect, it } from 'vitest';
import { parseListQuery } from '../list-query/list-query.ts';
import { findRadius, findWiderRadius, listDistances } from './radius.ts';

const find = (search: string) => findRadius(parseListQuery(new URLSearchParams(search)));

it('un visiteur qui suit un lien cherche dans le rayon que dit l’adresse', () => {
  expect(find('city=Lyon&radius=50')).toBe(50);
  expect(find('lat=0&lng=0&radius=7')).toBe(7);
  expect(find('q=laine&radius=50')).toBeUndefined();
});

it.each(['', '0', '7.5', '1000', 'abc'])('un rayon inconnu (%s) devient celui de départ, 30 km', (asked) => {
  expect(find(`city=Lyon&radius=${asked}`)).toBe(30);
});

it('un rayon à soi s’ajoute aux autres', () => {
  expect(listDistances(7)).toEqual([5, 7, 10, 20, 30, 50, 100, 200, 300]);
  expect(listDistances(30)).toHaveLength(8);
});

it('une recherche vide s’élargit de proche en proche, jusqu’à 300 km', () => {
  expect([30, 35, 100, 200, 300].map(findWiderRadius)).toEqual([50, 50, 200, 300, undefined]);
});
