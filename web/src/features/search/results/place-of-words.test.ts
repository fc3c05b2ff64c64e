import { expect, it } from 'vitest';
import { separatePlace } from './place-of-words.ts';

const placeInWords = {
  typed: 'saint-denis',
  rest: 'parpaing',
  name: 'Saint-Denis',
  city: 'Saint-Denis (93200)',
  radiusKm: 50,
  isSearched: true,
};

it('un lieu cherché d’après les mots va dans son champ', () => {
  expect(separatePlace({ q: 'parpaing saint-denis', inStock: true }, placeInWords)).toMatchObject({
    q: 'parpaing',
    city: 'Saint-Denis (93200)',
    radius: 50,
    inStock: true,
  });
  expect(separatePlace({ q: 'saint-denis' }, { ...placeInWords, rest: '' }).q).toBeUndefined();
});

it('un lieu seulement proposé reste un mot', () => {
  const query = { q: 'parpaing saint-denis' };
  expect(separatePlace(query, { ...placeInWords, isSearched: false })).toBe(query);
  expect(separatePlace(query, null)).toBe(query);
});
