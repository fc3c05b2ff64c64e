import type { Facets } from '@parpaing/contract/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { FilterFields } from './filter-fields.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const catalogue = ['isolation', 'bois'].map((slug) => ({ slug, parent: null, name: slug, count: 77 }));
const facets: Facets = {
  categories: [{ slug: 'isolation', parent: null, name: 'isolation', count: 42 }],
  conditions: [{ value: 'neuf', count: 43 }],
  sellerTypes: [],
  units: [{ value: 'rouleau', count: 44 }],
  baseUnits: [],
  delivery: 0,
  inStock: 45,
  price: { minCents: 1200, maxCents: 9900 },
  attributes: [
    {
      kind: 'number',
      key: 'epaisseur',
      label: 'Épaisseur',
      unit: 'mm',
      min: 10,
      max: 20,
      ranges: [
        { min: 10, max: 10, count: 142 },
        { min: 12, max: 20, count: 143 },
      ],
    },
    { kind: 'choice', key: 'norme', label: 'Norme', values: [{ value: 'ACERMI', count: 46 }] },
  ],
  isExact: true,
};

function show(isExact: boolean) {
  const fields = (
    <FilterFields
      id="filters"
      query={{}}
      catalogue={catalogue}
      facets={{ ...facets, isExact }}
      faults={{}}
      guesses={[]}
      nearMe={{ state: undefined, locate: () => {} }}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: fields }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The count shown beside one choice. */
const countOf = (html: string, name: string, value: string) =>
  new RegExp(`name="${name}" value="${value}"/><span[^>]*>[^<]*</span><small>(\\d+)<`).exec(html)?.[1];

it('ce qui ne trouve rien est hors de portée, et chaque choix dit combien il trouve', () => {
  const html = show(true);
  expect(/<input[^>]*value="bois"[^>]*>/.exec(html)?.[0]).toContain('disabled');
  expect(countOf(html, 'category', 'isolation')).toBe('42');
  expect(countOf(html, 'category', 'bois')).toBe('0');
  expect(countOf(html, 'condition', 'neuf')).toBe('43');
  expect(countOf(html, 'unit', 'rouleau')).toBe('44');
  expect(countOf(html, 'inStock', 'true')).toBe('45');
  expect(countOf(html, 'attr.norme', 'ACERMI')).toBe('46');
  expect(html).not.toContain('value="palette"');
});

it('des nombres se choisissent par intervalle', () => {
  const html = show(true).replaceAll('\u00A0', ' ');
  expect(html).toContain('<span>10 mm</span><small>142</small>');
  expect(html).toContain('<span>12 à 20 mm</span><small>143</small>');
});

it('des comptes d’une partie des résultats ne se montrent pas et ne ferment aucun choix', () => {
  const html = show(false);
  expect(html).not.toContain('disabled=""');
  expect(html).not.toMatch(/4[2-6]|77/);
  expect(html.replaceAll('\u00A0', ' ')).toContain('<span>12 à 20 mm</span></button>');
  expect(html).toContain('value="palette"');
  expect(html).toContain('ACERMI');
});
