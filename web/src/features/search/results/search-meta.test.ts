import { expect, it } from 'vitest';
import { canonicalSearch, isIndexed } from './search-meta.ts';

it.each([
  ['', true],
  ['category=isolation&condition=neuf&scroll=true', true],
  ['category=isolation&page=3&view=map', true],
  ['q=&category=isolation', true],
  ['condition=neuf&condition=surplus', false],
  ['category=isolation&city=Lyon', false],
  ['q=tuiles', false],
])('« %s » est proposée aux moteurs : %s', (search, expected) => {
  expect(isIndexed(new URLSearchParams(search))).toBe(expected);
});

it('l’adresse canonique ne garde que ce qui fait une autre page', () => {
  const params = new URLSearchParams('scroll=true&view=map&page=1&condition=neuf&category=isolation&page=');
  expect(canonicalSearch(params).toString()).toBe('category=isolation&condition=neuf');
  expect(canonicalSearch(new URLSearchParams('page=2&scroll=true')).toString()).toBe('page=2');
});
