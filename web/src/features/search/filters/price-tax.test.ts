import { expect, it } from 'vitest';
import { readPriceBoundsTax, readResultsTax, setTaxParam } from './price-tax.ts';

it.each([
  ['minPrice=3&tax=ht', 'ht'],
  ['maxPrice=3', 'ttc'],
  ['sort=prix&tax=ht', undefined],
])('le prix que bornent ?%s est %s', (search, tax) => {
  expect(readPriceBoundsTax(new URLSearchParams(search))).toBe(tax);
});

it.each([
  ['sort=prix&tax=ht', 'ht'],
  ['', 'ttc'],
])('les prix trouvés par ?%s sont %s', (search, tax) => {
  expect(readResultsTax(new URLSearchParams(search))).toBe(tax);
});

function sortBy(search: string, prices: 'ttc' | 'ht') {
  const shown = new URLSearchParams(search);
  const next = new URLSearchParams(shown);
  next.set('sort', 'prix');
  setTaxParam(next, shown, prices);
  return next.toString();
}

it('trier ne change pas le prix que les bornes disent', () => {
  expect(sortBy('maxPrice=50', 'ht')).toBe('maxPrice=50&sort=prix');
  expect(sortBy('maxPrice=50&tax=ht', 'ttc')).toBe('maxPrice=50&sort=prix&tax=ht');
});

it('sans bornes, on trie par le prix lu d’abord', () => {
  expect(sortBy('', 'ht')).toBe('sort=prix&tax=ht');
  expect(sortBy('sort=prix&tax=ht', 'ttc')).toBe('sort=prix');
});
