import { expect, it } from 'vitest';
import { separatePlace } from './place-of-words.ts';

const placeInWords = { typed: 'lyon', rest: 'parpaing', name: 'Lyon', radiusKm: 50, isSearched: true };

it('un lieu cherché d’après les mots va dans son champ', () => {
  expect(separatePlace({ q: 'parpaing lyon', inStock: true }, placeInWords)).toMatchObject({
    q: 'parpaing',
    city: 'Lyon',
    radius: 50,
    inStock: true,
  });
  expect(separatePlace({ q: 'lyon' }, { ...placeInWords, rest: '' }).q).toBeUndefined();
});

it('un lieu seulement proposé reste un mot', () => {
  const query = { q: 'parpaing lyon' };
  expect(separatePlace(query, { ...placeInWords, isSearched: false })).toBe(query);
  expect(separatePlace(query, null)).toBe(query);
});
