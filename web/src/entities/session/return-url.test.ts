import { expect, it } from 'vitest';
import { loginPage, readReturnUrl } from './return-url.ts';

it.each(['/', '/favorites?page=2', '/messages/1#fin', '/?become-seller=true', '/materials?q=a//b'])(
  'après la connexion, %s est suivi',
  (wanted) => {
    expect(readReturnUrl(new URLSearchParams({ returnUrl: wanted }))).toBe(wanted);
  },
);

it.each([
  '',
  'favorites',
  '//ailleurs.example',
  '/\\ailleurs.example',
  '/\t/ailleurs.example',
  'https://ailleurs.example',
  'javascript:alert(1)',
  '\\\\ailleurs.example',
])('%j mènerait ailleurs : l’accueil', (wanted) => {
  expect(readReturnUrl(new URLSearchParams({ returnUrl: wanted }))).toBe('/');
});

it('sans adresse voulue : l’accueil', () => {
  expect(readReturnUrl(new URLSearchParams())).toBe('/');
});

it('la page de connexion retient l’adresse voulue', () => {
  expect(loginPage('/favorites?page=2')).toBe('/auth/login?returnUrl=%2Ffavorites%3Fpage%3D2');
  expect(loginPage()).toBe('/auth/login');
});
