import { expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
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
  expect(isIndexed(parseListQuery(new URLSearchParams(search)))).toBe(expected);
});

it('l’adresse canonique ne garde que ce qui fait une autre page', () => {
  const canonical = (search: string) =>
    canonicalSearch(parseListQuery(new URLSearchParams(search))).toString();
  expect(canonical('scroll=true&view=map&page=1&condition=neuf&category=isolation&page=')).toBe(
    'category=isolation&condition=neuf',
  );
  expect(canonical('page=2&scroll=true')).toBe('page=2');
});
