import { expect, it } from 'vitest';
import { separateWords } from './separate-words.ts';

const placeInWords = {
  typed: 'saint-denis',
  rest: 'parpaing',
  name: 'Saint-Denis',
  city: 'Saint-Denis (93200)',
  radiusKm: 50,
  isSearched: true,
};
const quantityInWords = {
  typed: '35 m² de',
  quantity: 35,
  unit: 'm2',
  q: 'parpaing saint-denis',
  isApplied: true,
} as const;

it('un lieu cherché d’après les mots va dans son champ', () => {
  const found = { placeInWords, quantityInWords: null };
  expect(separateWords({ q: 'parpaing saint-denis', inStock: true }, found)).toMatchObject({
    q: 'parpaing',
    city: 'Saint-Denis (93200)',
    radius: 50,
    inStock: true,
  });
  const alone = { placeInWords: { ...placeInWords, rest: '' }, quantityInWords: null };
  expect(separateWords({ q: 'saint-denis' }, alone).q).toBeUndefined();
});

it('dans toute la France, il y va sans rayon', () => {
  const found = { placeInWords, quantityInWords: null };
  expect(separateWords({ q: 'parpaing saint-denis', anywhere: true }, found)).toMatchObject({
    city: 'Saint-Denis (93200)',
    radius: undefined,
    anywhere: true,
  });
});

it('une quantité calculée d’après les mots va dans les siens, avec le lieu ou sans', () => {
  const query = { q: '35 m² de parpaing saint-denis' };
  const need = { quantity: '35', quantityUnit: 'm2', waste: '0' };
  expect(separateWords(query, { placeInWords: null, quantityInWords })).toEqual({
    q: 'parpaing saint-denis',
    ...need,
  });
  const both = separateWords({ ...query, waste: '10' }, { placeInWords, quantityInWords });
  expect(both).toMatchObject({ q: 'parpaing', city: 'Saint-Denis (93200)', ...need, waste: '10' });
});

it('ce qui est seulement proposé reste dans les mots', () => {
  const query = { q: '35 m² de parpaing saint-denis' };
  const offered = { ...placeInWords, isSearched: false };
  const undone = { ...quantityInWords, isApplied: false };
  expect(separateWords(query, { placeInWords: offered, quantityInWords: undone })).toBe(query);
  expect(separateWords(query, undefined)).toBe(query);
});
