import { expect, it } from 'vitest';
import { cacheControl } from './page-cache.ts';

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

it.each([
  ['une page en français est gardée pour tous', { method: 'GET', status: 200, locale: 'fr' }, shared],
  ['ses seuls en-têtes aussi', { method: 'HEAD', status: 200, locale: 'fr' }, shared],
  [
    'une page dans une langue choisie ne l’est pas',
    { method: 'GET', status: 200, locale: 'en-US' },
    'private, no-store',
  ],
  ['une page introuvable non plus', { method: 'GET', status: 404, locale: 'fr' }, 'no-store'],
  ['une panne non plus', { method: 'GET', status: 500, locale: 'fr' }, 'no-store'],
  ['un envoi de formulaire non plus', { method: 'POST', status: 200, locale: 'fr' }, 'no-store'],
] as const)('%s', (_, answer, expected) => {
  expect(cacheControl({ ...answer, isWhole: true })).toBe(expected);
});

it('une page à laquelle il manque un bloc n’est pas gardée', () => {
  expect(cacheControl({ method: 'GET', status: 200, locale: 'fr', isWhole: false })).toBe('no-store');
});
