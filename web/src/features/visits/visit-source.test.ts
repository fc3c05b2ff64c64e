import { expect, it } from 'vitest';
import { describeSource } from './visit-source.ts';

const site = 'http://localhost:8080';

it.each([
  ['/materials?q=laine+de+verre&category=isolation', { source: 'search', words: 'laine de verre' }],
  ['/materials?category=isolation', { source: 'category' }],
  ['/materials?seller=0190b6a8-0000-7000-8000-000000000000', { source: 'seller' }],
  ['/', { source: 'category' }],
  ['/materials/0190b6a8-0000-7000-8000-000000000000', { source: 'similar' }],
  ['/profile/0190b6a8-0000-7000-8000-000000000000', { source: 'seller' }],
  ['/favorites', { source: 'direct' }],
])('un matériau ouvert depuis %s', (path, expected) => {
  expect(describeSource(site + path, site)).toEqual(expected);
});

it('un lien d’ailleurs, ou aucun, est direct', () => {
  expect(describeSource('https://exemple.fr/materials?q=brique', site)).toEqual({ source: 'direct' });
  expect(describeSource('', site)).toEqual({ source: 'direct' });
});
