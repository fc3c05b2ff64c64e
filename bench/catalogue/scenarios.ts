import { bestDetail, bestList } from './best-statements.ts';
import type { Statement } from './floor.ts';

export interface Scenario {
  name: string;
  path: string;
  best?: Statement;
}

export function listScenarios(materialId: string): Scenario[] {
  const list = (query: Record<string, string>) => `/api/materials?${new URLSearchParams(query)}`;
  const suggest = (q: string) => `/api/materials/suggest?${new URLSearchParams({ q })}`;
  return [
    { name: 'list', path: list({}), best: bestList },
    { name: 'list with facets', path: list({ facets: 'true' }) },
    {
      name: 'root, condition, facets',
      path: list({ category: 'isolation', condition: 'neuf', facets: 'true' }),
    },
    { name: 'text search', path: list({ q: 'parpaing creux 20x20x50' }) },
    { name: 'text search with facets', path: list({ q: 'parpaing creux 20x20x50', facets: 'true' }) },
    { name: 'broad text search with facets', path: list({ q: 'laine de verre', facets: 'true' }) },
    { name: 'common text search with facets', path: list({ q: 'bois', facets: 'true' }) },
    {
      name: 'text within 30 km, facets',
      path: list({ q: 'laine de verre', city: 'Lyon', radius: '30', facets: 'true' }),
    },
    {
      name: 'text delivered, facets',
      path: list({ q: 'laine de verre', city: 'Lyon', delivery: 'true', facets: 'true' }),
    },
    {
      name: 'text between prices, facets',
      path: list({ q: 'bois', minPrice: '10', maxPrice: '20', facets: 'true' }),
    },
    { name: 'text in a branch, facets', path: list({ q: 'bois', category: 'isolation', facets: 'true' }) },
    { name: 'page 30 of a broad text search', path: list({ q: 'bois', page: '30' }) },
    { name: 'corrected search', path: list({ q: 'laine de vere' }) },
    {
      name: 'sentence, facets',
      path: list({ q: 'je cherche un parquet pour mon salon', facets: 'true' }),
    },
    { name: 'words that nothing has', path: list({ q: 'xyzzy plugh', facets: 'true' }) },
    { name: 'rare word, facets', path: list({ q: 'humidimètre', facets: 'true' }) },
    { name: 'words with a commune', path: list({ q: 'laine de verre lyon', facets: 'true' }) },
    {
      name: 'text by delivered total',
      path: list({
        q: 'laine de verre',
        quantity: '35',
        quantityUnit: 'm2',
        city: 'Lyon',
        sort: 'total_livre',
        maxDeliveredTotal: '500',
        facets: 'true',
      }),
    },
    { name: 'radius search', path: list({ city: 'Lyon', radius: '30', sort: 'distance' }) },
    {
      name: 'latest within 100 km, facets',
      path: list({ city: 'Lyon', radius: '100', sort: 'recent', facets: 'true' }),
    },
    {
      name: 'delivered to a place, facets',
      path: list({ city: 'Lyon', delivery: 'true', facets: 'true' }),
    },
    { name: 'range of prices, facets', path: list({ minPrice: '10', maxPrice: '11', facets: 'true' }) },
    { name: 'map', path: '/api/materials/map' },
    { name: 'summary', path: '/api/materials/summary' },
    { name: 'categories', path: '/api/categories' },
    { name: 'suggest', path: suggest('laine de') },
    { name: 'suggest from one letter', path: suggest('l') },
    { name: 'suggest from a word inside', path: suggest('hydrofuge') },
    { name: 'suggest from a typo', path: suggest('parpin') },
    { name: 'detail', path: `/api/materials/${materialId}`, best: bestDetail(materialId) },
  ];
}
