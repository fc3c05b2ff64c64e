import { expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { findPriceBoundsTax, findTax } from './price-tax.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

it.each([
  ['minPrice=3&tax=ht', 'ht'],
  ['maxPrice=3', 'ttc'],
  ['sort=prix&tax=ht', undefined],
])('le prix que bornent ?%s est %s', (search, tax) => {
  expect(findPriceBoundsTax(parse(search))).toBe(tax);
});

function sortBy(search: string, prices: 'ttc' | 'ht') {
  const shown = parse(search);
  return findTax({ ...shown, sort: 'prix' }, shown, prices);
}

it('trier ne change pas le prix que les bornes disent', () => {
  expect(sortBy('maxPrice=50', 'ht')).toBeUndefined();
  expect(sortBy('maxPrice=50&tax=ht', 'ttc')).toBe('ht');
});

it('sans bornes, on trie par le prix lu d’abord', () => {
  expect(sortBy('', 'ht')).toBe('ht');
  expect(sortBy('sort=prix&tax=ht', 'ttc')).toBeUndefined();
});
