import { expect, it } from 'vitest';
import { findSearchEvent } from './use-record-search.ts';

const lyon = { name: 'Lyon', postalCode: '69007', latitude: 45.76, longitude: 4.83 };
const found = {
  total: 3,
  correction: null,
  leftOut: [],
  missing: null,
  place: lyon,
  placeInWords: null,
  quantityInWords: null,
};
const query = { q: 'laine de bois', city: 'Lyon', radius: 30 };

it('une recherche de mots près d’un lieu est comptée avec ce qu’elle a trouvé', () => {
  expect(findSearchEvent(query, found)).toEqual({
    words: 'laine de bois',
    results: 3,
    latitude: 45.76,
    longitude: 4.83,
  });
});

it('rien n’est trouvé quand il a fallu laisser des mots de côté', () => {
  expect(findSearchEvent(query, { ...found, leftOut: ['bois'] })?.results).toBe(0);
});

it.each([
  ['une chose', { words: 'chaudière', brand: null }, 0],
  ['une marque', { words: null, brand: 'Grohe' }, 3],
])('%s que personne n’annonce compte pour zéro résultat', (_, missing, total) => {
  expect(findSearchEvent(query, { ...found, missing, total })?.results).toBe(0);
});

it('la quantité des mots se cherche ; en trouver trop peu ne dit pas que rien ne se vend', () => {
  const quantityInWords = { typed: '35 m²', quantity: 35, unit: 'm2', q: query.q, isApplied: true } as const;
  const typed = { ...query, q: '35 m² laine de bois' };
  expect(findSearchEvent(typed, { ...found, quantityInWords })).toMatchObject({ words: typed.q, results: 3 });
  expect(findSearchEvent(typed, { ...found, total: 0, quantityInWords })).toBeUndefined();
  const undone = { ...found, total: 0, quantityInWords: { ...quantityInWords, isApplied: false } };
  expect(findSearchEvent({ ...typed, quantityAsWords: true }, undone)?.results).toBe(0);
});

it('les mots sont ceux de la correction, sauf si le visiteur l’a refusée', () => {
  const correction = { from: 'laine de bios', to: 'laine de bois', isUndone: false };
  const typed = { ...query, q: 'laine de bios' };
  expect(findSearchEvent(typed, { ...found, correction })?.words).toBe('laine de bois');
  expect(findSearchEvent(typed, { ...found, correction: { ...correction, isUndone: true } })?.words).toBe(
    'laine de bios',
  );
});

it('un lieu parmi les mots est compté par sa position, non comme un mot', () => {
  const placeInWords = {
    typed: 'Lyon',
    rest: 'laine de bois',
    name: 'Lyon',
    city: 'Lyon',
    radiusKm: 50,
    isSearched: true,
  };
  for (const q of ['laine de bois Lyon', 'Lyon laine de bois'])
    expect(findSearchEvent({ q }, { ...found, placeInWords })?.words).toBe('laine de bois');
  expect(
    findSearchEvent({ q: 'Lyon' }, { ...found, placeInWords: { ...placeInWords, rest: '' } }),
  ).toBeUndefined();
});

it.each([
  ['une page suivante', { ...query, page: 2 }, found],
  ['une liste sans mots', { city: 'Lyon' }, found],
  ['une recherche filtrée', { ...query, maxPrice: '10' }, found],
  ['une recherche dans toute la France', { ...query, anywhere: true as const }, found],
  ['une recherche sans lieu', { q: 'laine' }, { ...found, place: null }],
  ['une comparaison', query, undefined],
])('%s n’est pas comptée', (_, list, answer) => {
  expect(findSearchEvent(list, answer)).toBeUndefined();
});
