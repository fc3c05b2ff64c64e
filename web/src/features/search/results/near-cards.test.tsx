import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import type { FoundCardsProps } from './found-cards.tsx';
import { AlmostFound } from './near-cards.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

function show(results: object, query: FoundCardsProps['query'] = {}) {
  const shown = {
    items: [],
    uncovered: [],
    total: 0,
    place: null,
    placeInWords: null,
    near: null,
    ...results,
  };
  const element = <AlmostFound results={shown as unknown as FoundCardsProps['results']} query={query} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00A0', ' ');
}

const near = { items: [], category: null, q: null };
const brest = { name: 'Brest', postalCode: '29200', latitude: 48.39, longitude: -4.49 };

it('rien n’est proche : rien ne se dit', () => {
  expect(show({})).toBe('');
});

it('ce qui est plus loin se dit, avec la distance cherchée et le lieu', () => {
  const html = show({ near: { ...near, kind: 'farther' }, place: brest }, { q: 'parpaing', radius: 50 });
  expect(html).toContain('Les plus proches');
  expect(html).toContain('Rien à moins de 50 km de Brest');
});

it('la catégorie la plus proche se nomme et s’ouvre', () => {
  const category = { slug: 'chauffage', name: 'Chauffage' };
  const html = show({ near: { ...near, kind: 'category', category } });
  expect(html).toContain('Dans Chauffage');
  expect(html).toContain('href="/materials?category=chauffage&amp;scroll=true"');
});

it('les autres mots se nomment et se cherchent', () => {
  const html = show({ near: { ...near, kind: 'words', q: 'parquet chêne' } });
  expect(html).toContain('Pour « parquet chêne »');
  expect(html).toContain('href="/materials?q=parquet+ch%C3%AAne&amp;scroll=true"');
});

it('tout voir garde le lieu parmi les mots et les filtres, sans le rayon', () => {
  const placeInWords = { isSearched: true, city: '29200', radiusKm: 50, rest: 'tuile romane' };
  const results = { near: { ...near, kind: 'words', q: 'tuile' }, placeInWords };
  const html = show(results, { q: 'tuile romane brest', inStock: true, radius: 50 });
  const [, address = ''] = /href="([^"]+)"/.exec(html) ?? [];
  expect(Object.fromEntries(new URLSearchParams(address.replaceAll('&amp;', '&').split('?')[1]))).toEqual({
    ...{ q: 'tuile', city: '29200', anywhere: 'true', inStock: 'true', scroll: 'true' },
  });
});
