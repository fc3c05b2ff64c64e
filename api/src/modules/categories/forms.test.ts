import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { categories } from './definitions.ts';
import { tradeWords } from './trade-words.ts';

const context = useTestApp();

const leaves = categories.filter(({ parent }) => parent).map(({ slug }) => slug);

it('chaque catégorie où l’on vend a des mots du métier, et aucune autre', () => {
  expect(Object.keys(tradeWords).toSorted()).toEqual(leaves.toSorted());
});

it.each([
  ['fr', 'Laine de verre', 'Conductivité λ'],
  ['en', 'Glass wool', 'Thermal conductivity λ'],
])(
  'un vendeur trouve en %s sa catégorie, ses mots et ses caractéristiques',
  async (language, name, label) => {
    const headers = { 'accept-language': language };
    const response = await context.app.inject({ url: '/api/categories/forms', headers });
    expect(response.headers['cache-control']).toBe('public, no-cache');
    const answer = response.json().categories as {
      slug: string;
      name: string;
      words: string[];
      attributes: object[];
    }[];
    const wool = answer.find(({ slug }) => slug === 'laine-de-verre');
    expect(wool).toMatchObject({ parent: 'isolation', name });
    expect(wool?.words).toContain('GR32');
    const insulation = answer.find(({ slug }) => slug === 'isolation');
    expect(insulation?.attributes).toContainEqual({
      key: 'lambda',
      label,
      kind: 'number',
      unit: 'W/(m·K)',
      choices: [],
    });
  },
);
