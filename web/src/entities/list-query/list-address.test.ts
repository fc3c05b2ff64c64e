import { expect, it } from 'vitest';
import { changedListAddress, isListAddress, isSameSearch, listAddress, pageAddress } from './list-address.ts';
import { parseListQuery } from './list-query.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

it('une recherche a son adresse', () => {
  expect(listAddress({})).toBe('/materials');
  expect(listAddress({ q: 'bois & laine', condition: ['neuf', 'surplus'] })).toBe(
    '/materials?q=bois+%26+laine&condition=neuf&condition=surplus',
  );
  expect(listAddress({ compare: ['a', 'b'] })).toBe('/materials?compare=a,b');
});

it.each([
  ['q=laine&page=3', { sort: 'prix' }, 'q=laine&scroll=true&sort=prix'],
  ['view=map&q=laine', { view: undefined }, 'q=laine&scroll=true'],
  ['radius=900&page=0&city=Lyon', { radius: 50 }, 'city=Lyon&radius=50&scroll=true'],
  ['city=Lyon&bounds=45,4,46,5', { sort: 'prix' }, 'city=Lyon&bounds=45,4,46,5&sort=prix&scroll=true'],
  ['city=Lyon&bounds=45,4,46,5', { city: 'Nantes' }, 'city=Nantes&scroll=true'],
  ['city=Lyon&bounds=45,4,46,5', { radius: 50 }, 'city=Lyon&radius=50&scroll=true'],
  ['toString=3&q=laine', { q: 'tuile' }, 'toString=3&q=tuile&scroll=true'],
] as const)(
  '« %s » changée par %j revient à la première page et garde le reste',
  (search, changes, changed) => {
    const [path, written] = changedListAddress(parse(search), changes).split('?');
    expect(path).toBe('/materials');
    expect(written?.split('&').sort()).toEqual(changed.split('&').sort());
  },
);

it('une autre page garde la recherche', () => {
  expect(pageAddress('?q=laine&page=2&scroll=true', 3)).toBe('?q=laine&page=3&scroll=true');
  expect(pageAddress('?page=9999', 16)).toBe('?page=16&scroll=true');
  expect(pageAddress('', 2)).toBe('?page=2&scroll=true');
});

it.each([
  ['q=laine&city=Lyon', 'city=Lyon&q=laine&scroll=true&page=2', true],
  ['q=laine&minPrice=', 'q=laine&page=0', true],
  ['condition=neuf&condition=reemploi', 'condition=reemploi&condition=neuf', true],
  ['condition=neuf', 'condition=reemploi', false],
  ['q=laine', 'q=laine&radius=30', false],
])('« %s » et « %s » sont une même recherche, ou non', (one, other, expected) => {
  expect(isSameSearch(parse(one), parse(other))).toBe(expected);
});

it.each([
  ['/materials', '', true],
  ['/materials', '?q=laine', true],
  ['/materials', '?compare=a,b', false],
  ['/materials', '?compare=', false],
  ['/favorites', '', false],
])('%s%s est la liste : %s', (pathname, search, expected) => {
  expect(isListAddress({ pathname, search })).toBe(expected);
});
