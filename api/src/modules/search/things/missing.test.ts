import { describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useDemoApp } from '../../../testing/test-app.ts';
import { type AbsentSet, readAbsentSet } from '../testing/query-sets.ts';
import { searchMaterials } from '../testing/search.ts';

const context = useDemoApp();
const search = (query: Record<string, string>) => searchMaterials(context.app, query);

/** The second was written before any answer was seen, and nothing was changed for it. */
it.each<[AbsentSet, number]>([
  ['absent', 0],
  ['absent-held-out', 0.05],
])('« %s » : rien ne se montre comme si c’était la chose', { timeout: 120_000 }, async (name, mostShown) => {
  const queries = readAbsentSet(name);
  const shown: string[] = [];
  for (const q of queries) {
    const { items, missing } = await search({ q });
    if (items.length > 0 && !missing?.brand) shown.push(`« ${q} » : ${items[0]?.title}`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(shown.length / queries.length, shown.join('\n')).toBeLessThanOrEqual(mostShown);
});

describe('une chose que personne n’annonce', () => {
  it('se dit, ne compte pour rien, et ce qui en est proche se montre à part', async () => {
    const answer = await search({ q: 'chaudière à granulés', facets: 'true' });
    expect(answer).toMatchObject({
      items: [],
      total: 0,
      missing: { words: 'chaudière à granulés', brand: null },
      leftOut: [],
      neighbours: null,
      widenings: [],
      facets: { conditions: [], categories: [], delivery: 0, inStock: 0, price: null },
      near: { kind: 'category', category: { slug: 'chauffage', name: 'Chauffage' } },
    });
    expect(answer.near?.items.length).toBeGreaterThan(3);
  });

  it('ne met aucun point sur la carte', async () => {
    const response = await context.app.inject({ url: '/api/materials/map', query: { q: 'poele a bois' } });
    expect(response.json()).toMatchObject({ places: [], total: 0, missing: { words: 'poele a bois' } });
  });

  it.each([
    ['poutre IPN 300', 'poutre IPN 300'],
    ['ferraille', 'ferraille'],
    ['wheelbarrow', 'wheelbarrow'],
    ['je cherche une baignoire blanche pour refaire ma salle de bain', 'baignoire'],
    ['plaque de cuisson', 'plaque de cuisson'],
    ['piscine', 'piscine'],
    ['gratuit', 'gratuit'],
  ])('« %s » : rien pour « %s »', async (q, words) => {
    const { missing, items } = await search({ q });
    expect([missing?.words, items]).toEqual([words, []]);
  });

  it('que personne n’écrit laisse montrer ce que disent les autres mots, s’ils nomment un produit', async () => {
    const { near, missing } = await search({ q: 'dugommier parquet chêne' });
    expect([missing?.words, near]).toMatchObject(['dugommier', { kind: 'words', q: 'parquet chêne' }]);
    const asked = await search({ q: 'location bétonnière' });
    expect([asked.missing?.words, asked.near]).toMatchObject([
      'location',
      { kind: 'words', q: 'bétonnière' },
    ]);
    expect(asked.near?.items[0]?.title).toMatch(/^Bétonnière/);
    expect((await search({ q: 'grosbidule rouge' })).near).toBeNull();
  });

  it('se trouve dès que quelqu’un l’annonce, et non quand un titre ne dit que ce qui lui sert', async () => {
    const { id: sellerId } = await createSeller(context.db);
    await createMaterial(context.db, { sellerId, title: 'Plaque émaillée pour poêle à bois' });
    expect((await search({ q: 'poêle à bois' })).missing?.words).toBe('poêle à bois');
    await createMaterial(context.db, { sellerId, title: 'Lot de deux poêles à bois en fonte' });
    const { items, missing } = await search({ q: 'poêle à bois' });
    expect([items[0]?.title, missing]).toEqual(['Lot de deux poêles à bois en fonte', null]);
    await context.db.deleteFrom('materials').where('sellerId', '=', sellerId).execute();
  });

  it('n’est pas celle qui suit un produit connu', async () => {
    const { items, missing } = await search({ q: 'câble électrique pour alimenter une plaque de cuisson' });
    expect([items[0]?.title, missing]).toEqual([expect.stringMatching(/^Câble 3G6/), null]);
  });
});

describe('un mot que personne n’écrit', () => {
  it('n’est corrigé que s’il est assez proche, sinon l’autre est proposé', async () => {
    const { correction, suggestion, missing } = await search({ q: 'grantuit' });
    expect([correction, suggestion, missing?.words]).toEqual([null, 'granit', 'grantuit']);
  });

  it('est corrigé même si rien n’a tous les mots', async () => {
    const { correction, items } = await search({ q: 'polystirène extrudé 8 m' });
    expect(correction?.to).toBe('polystyrène extrudé 8 m');
    expect(items[0]?.title).toMatch(/XPS/);
  });
});

describe('une marque que personne n’annonce', () => {
  it('se dit, et les résultats sont d’autres marques', async () => {
    const { items, missing } = await search({ q: 'WC suspendu Grohe' });
    expect(missing).toEqual({ words: null, brand: 'Grohe' });
    expect(items[0]?.title).toMatch(/WC suspendu/);
  });

  it('n’est pas un mot que l’on laisse', async () => {
    const { items, missing, leftOut } = await search({ q: 'parquet Leroy Merlin' });
    expect([missing?.brand, leftOut]).toEqual(['Leroy Merlin', []]);
    expect(items[0]?.title).toMatch(/parquet/i);
  });

  it('seule ne trouve rien, sauf ce que le métier sait qu’elle fait', async () => {
    const unknown = await search({ q: 'Kärcher' });
    expect([unknown.items, unknown.missing]).toEqual([[], { words: null, brand: 'Kärcher' }]);
    const known = await search({ q: 'geberit' });
    expect([known.items[0]?.title, known.missing?.brand]).toEqual([expect.stringMatching(/WC/), 'geberit']);
  });

  it('d’une chose que personne n’annonce se dit avec elle', async () => {
    const { missing } = await search({ q: 'chaudière Frisquet' });
    expect(missing).toEqual({ words: 'chaudière', brand: 'Frisquet' });
  });
});
