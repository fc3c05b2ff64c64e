import { expect, it } from 'vitest';
import { isSameSearch } from './list-address.ts';

it.each([
  ['q=laine&city=Lyon', 'city=Lyon&q=laine&scroll=true&page=2', true],
  ['q=laine&minPrice=', 'q=laine', true],
  ['condition=neuf&condition=reemploi', 'condition=reemploi&condition=neuf', true],
  ['condition=neuf', 'condition=reemploi', false],
  ['q=laine', 'q=laine&radius=30', false],
])('« %s » et « %s » sont une même recherche, ou non', (one, other, expected) => {
  expect(isSameSearch(new URLSearchParams(one), new URLSearchParams(other))).toBe(expected);
});
