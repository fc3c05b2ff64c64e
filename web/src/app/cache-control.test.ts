import { expect, it } from 'vitest';
import type { Locale } from '../lib/i18n/locale.ts';
import { cacheControl } from './cache-control.ts';

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

it.each<[string, string, number, Locale, string]>([
  ['une page en français est gardée pour tous', '/about', 200, 'fr', shared],
  ['une page dans une langue choisie ne l’est pas', '/about', 200, 'en-US', 'private, no-store'],
  ['une page introuvable ne l’est pas', '/rien', 404, 'fr', 'no-store'],
  ['une page en panne ne l’est pas', '/', 500, 'fr', 'no-store'],
  ['le lien d’un courriel ne l’est pas', '/auth/reset-password?token=abc', 200, 'fr', 'no-store'],
  ['celui de la lettre non plus', '/?newsletter=confirm&token=abc', 200, 'fr', 'no-store'],
  ['la page d’une personne l’est cinq secondes', '/profile/42', 200, 'fr', 'public, max-age=0, s-maxage=5'],
  ['une liste aussi', '/materials?q=laine', 200, 'fr', 'public, max-age=0, s-maxage=5'],
  ['celle d’un matériau est redemandée à chaque fois', '/materials/42', 200, 'fr', 'public, no-cache'],
  ['la page de connexion l’est', '/auth/login', 200, 'fr', shared],
])('%s', (_, path, status, locale, expected) => {
  expect(cacheControl({ url: new URL(path, 'http://localhost'), status, locale, isComplete: true })).toBe(
    expected,
  );
});

it('une page à laquelle il manque un bloc n’est pas gardée', () => {
  const url = new URL('http://localhost/');
  expect(cacheControl({ url, status: 200, locale: 'fr', isComplete: false })).toBe('no-store');
});
