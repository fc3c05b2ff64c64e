import { expect, it } from 'vitest';
import { separatePlace } from './place-of-words.ts';

const placeInWords = {
  typed: 'lyon',
  rest: 'parpaing',
  place: { name: 'Lyon', postalCode: '69001', latitude: 45.75, longitude: 4.85 },
  radiusKm: 50,
  isSearched: true,
};

it('un lieu cherché d’après les mots va dans son champ', () => {
  expect(separatePlace({ q: 'parpaing lyon', inStock: true }, placeInWords)).toMatchObject({
    q: 'parpaing',
    city: 'Lyon (69001)',
    lat: 45.75,
    lng: 4.85,
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
