import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { callSchemas } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backgroundLimits, connectDatabase } from '../../../db/database.ts';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useDemoApp } from '../../../testing/test-app.ts';
import { listMaterials } from '../service.ts';
import { searchMaterials } from '../testing/search.ts';
import { learnVocabulary } from '../words/vocabulary.ts';

const context = useDemoApp();
const search = (query: Record<string, string>) => searchMaterials(context.app, query);

it('une quantité parmi les mots sert au calcul, tant qu’il n’y en a pas d’autre, et se défait', async () => {
  const q = '35 m² de laine de verre lyon';
  const { quantityInWords, items, total } = await search({ q });
  expect(quantityInWords).toEqual({
    typed: '35 m² de',
    quantity: 35,
    unit: 'm2',
    q: 'laine de verre lyon',
    isApplied: true,
  });
  expect(items.every(({ need }) => need?.isInStock)).toBe(true);
  const asked = await search({ q: 'laine de verre lyon', quantity: '35', quantityUnit: 'm2' });
  expect([asked.quantityInWords, asked.total]).toEqual([null, total]);
  const undone = await search({ q, quantityAsWords: 'true' });
  expect([undone.quantityInWords?.isApplied, undone.items[0]?.need]).toEqual([false, undefined]);
  expect(undone.total).toBeGreaterThan(total);
  const other = await search({ q, quantity: '40', quantityUnit: 'm2' });
  expect(other.quantityInWords).toBeNull();
});

it.each(['laine de verre lyon 35 m²', '35 m² de laine de verre à Lyon', 'Lyon 35 m2 laine de verre'])(
  '« %s » : le lieu et la quantité, sur la liste comme sur la carte',
  async (q) => {
    const { quantityInWords, placeInWords, items, total } = await search({ q });
    expect([quantityInWords?.isApplied, quantityInWords?.quantity]).toEqual([true, 35]);
    expect(placeInWords).toMatchObject({ rest: 'laine de verre', name: 'Lyon', isSearched: true });
    expect(items.every(({ need, distanceKm }) => need?.isInStock && (distanceKm ?? 99) <= 50)).toBe(true);
    const map = await context.app.inject({ url: '/api/materials/map', query: { q } });
    const drawn = map.json<CallAnswer<'mapMaterials'>>();
    expect([drawn.total, drawn.places.every(({ minNeed }) => minNeed !== null)]).toEqual([total, true]);
    const apart = { q: 'laine de verre', city: 'Lyon', radius: '50', quantity: '35', quantityUnit: 'm2' };
    expect((await search(apart)).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  },
);

it('une quantité que personne n’a en stock laisse chercher sans un mot, et la garde', async () => {
  const { total, widenings, near } = await search({ q: 'tuile romane rouge 200 m2' });
  const word = widenings.find((widening) => widening.kind === 'word');
  expect([total, word]).toMatchObject([0, { word: 'rouge', q: '200 m2 tuile romane' }]);
  const without = await search({ q: word?.q ?? '' });
  expect([without.total, near?.kind, near?.q]).toEqual([word?.more, 'words', word?.q]);
  expect(near?.items).toEqual(without.items);
});

it.each([
  ['tuile romane 20 m2', true],
  ['1 200 kg de mélange à béton', true],
  ['35 m² d’isolant', true],
  ['40 m² de ciment', false],
  ['1,5 t de sable', false],
  ['60 m² de lame de terrasse', false],
  ['35 m2', false],
])(
  '« %s » : une quantité compte (%s) là où ce qui est trouvé se vend dans cette unité',
  async (q, isApplied) => {
    const { quantityInWords, items } = await search({ q });
    expect(quantityInWords?.isApplied ?? false).toBe(isApplied);
    expect(items.some(({ need }) => need?.isInStock)).toBe(isApplied);
    if (!quantityInWords?.isApplied) return;
    const { q: words, quantity, unit } = quantityInWords;
    const apart = await search({ q: words, quantity: String(quantity), quantityUnit: unit });
    expect(apart.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  },
);

describe('un lieu parmi les mots', () => {
  it.each([
    'laine de verre à 20 km de Lyon',
    'laine de verre Lyon 20 km',
    'laine de verre dans un rayon de 20 km autour de Lyon',
  ])('« %s » : aussi loin qu’il est écrit', async (q) => {
    const { placeInWords, items } = await search({ q });
    expect(placeInWords).toMatchObject({ rest: 'laine de verre', radiusKm: 20, isSearched: true });
    expect(items.length).toBeGreaterThan(0);
  });

  it.each(['tuile près d’Ajaccio', "tuile autour d'Ajaccio", 'tuile d’Ajaccio', 'tuile a 20 km d’Ajaccio'])(
    '« %s » : son « d’ » n’est pas de son nom',
    async (q) => {
      const { placeInWords } = await search({ q });
      expect(placeInWords).toMatchObject({ name: 'Ajaccio', rest: 'tuile', isSearched: true });
    },
  );

  it('une distance seule avec lui suffit', async () => {
    const { placeInWords } = await search({ q: '20 km autour de Lyon' });
    expect(placeInWords).toMatchObject({ rest: '', name: 'Lyon', radiusKm: 20, isSearched: true });
  });

  it('se cherche autour, se dit, et redevient un mot sur demande', async () => {
    const around = await search({ q: 'laine de verre à Lyon' });
    expect(around.placeInWords).toEqual({
      typed: 'Lyon',
      rest: 'laine de verre',
      name: 'Lyon',
      city: 'Lyon',
      radiusKm: 50,
      isSearched: true,
    });
    expect(around.items.every(({ distanceKm }) => (distanceKm ?? 99) <= 50)).toBe(true);
    const asWords = await search({ q: 'laine de verre à Lyon', placeAsWords: 'true' });
    expect([asWords.place, asWords.placeInWords?.isSearched]).toEqual([null, false]);
  });

  it('se garde là où rien n’est près : le plus proche se montre à part, avec sa distance', async () => {
    const { items, total, place, placeInWords, near, widenings } = await search({ q: 'parpaing Brest' });
    expect([items, total, place?.name]).toEqual([[], 0, 'Brest']);
    expect(placeInWords).toMatchObject({
      rest: 'parpaing',
      isSearched: true,
      radiusKm: limits.radiusOfWords,
    });
    expect(near?.kind).toBe('farther');
    const distances = near?.items.map(({ distanceKm }) => distanceKm ?? 0) ?? [];
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(Math.min(...distances)).toBeGreaterThan(limits.maxRadiusKm);
    expect(near?.items.every(({ title }) => /parpaing|bloc|béton cellulaire/i.test(title))).toBe(true);
    const anywhere = widenings.find(({ kind }) => kind === 'anywhere');
    const inFrance = await search({ q: 'parpaing', city: 'Brest', facets: 'true' });
    expect([inFrance.total, inFrance.near]).toEqual([anywhere?.more, null]);
    expect(inFrance.items.every(({ distanceKm }) => (distanceKm ?? 0) > 300)).toBe(true);
    const kept = await search({ q: 'parpaing Brest', anywhere: 'true', radius: '20' });
    expect([kept.total, kept.place?.name, kept.items]).toEqual([inFrance.total, 'Brest', inFrance.items]);
  });

  it('donné à part et trop loin de tout fait de même', async () => {
    const given = await search({ category: 'blocs-beton', city: 'Brest', radius: '300' });
    expect([given.total, given.near?.kind]).toEqual([0, 'farther']);
    expect((await search({ category: 'blocs-beton', city: 'Lyon', radius: '50' })).near).toBeNull();
  });

  it('reste un mot quand les mots nomment un produit, et n’est alors que proposé', async () => {
    const { place, placeInWords, items } = await search({ q: 'tuile de Marseille' });
    expect([place, placeInWords?.isSearched, placeInWords?.rest]).toEqual([null, false, 'tuile']);
    expect(items[0]?.title).toMatch(/^Tuiles de Marseille/);
  });

  it('se comprend aussi en premier, seul, par son code postal ou avant « pas cher »', async () => {
    for (const [q, rest] of [
      ['Lyon laine de verre', 'laine de verre'],
      ['laine de verre Lyon pas cher', 'laine de verre'],
      ['laine de verre Lyon livré moins de 1 500 €', 'laine de verre'],
      ['69007', ''],
      ['Lyon', ''],
    ] as const) {
      const { placeInWords, items } = await search({ q });
      expect(placeInWords).toMatchObject({ rest, isSearched: true });
      expect(items.every(({ distanceKm }) => (distanceKm ?? 99) <= 50)).toBe(true);
      expect(items.length).toBeGreaterThan(3);
    }
  });

  it('n’est pas cherché là où il est un mot du métier, ni à la place d’un lieu donné', async () => {
    for (const q of ['isolant combles', 'laine bois', 'enduit chaux', 'poele a bois', 'combles'])
      expect((await search({ q })).placeInWords).toBeNull();
    const { place } = await search({ q: 'parpaing Lyon', city: 'Nantes' });
    expect(place?.name).toBe('Nantes');
  });
});

it('un mot écrit n’est jamais remplacé, le mieux connu est proposé', async () => {
  const { id: sellerId } = await createSeller(context.db);
  for (let count = 0; count < 12; count++) await createMaterial(context.db, { sellerId, title: 'Zoubrac' });
  await createMaterial(context.db, { sellerId, title: 'Zoubrak' });
  await learnVocabulary(context.db);
  const { correction, suggestion, items } = await search({ q: 'zoubrak' });
  expect([correction, suggestion]).toEqual([null, 'zoubrac']);
  expect(items.map(({ title }) => title)).toEqual(['Zoubrak']);
});

it('tant que le vocabulaire n’est pas appris, rien n’est corrigé', async () => {
  const { rows } = await sql<{ name: string; version: string }>`
    delete from reference_data where name = 'vocabulary' returning name, version`.execute(context.db);
  const fresh = connectDatabase(context.databaseUrl, 1, { limits: backgroundLimits });
  const { correction } = await listMaterials(
    fresh,
    callSchemas.listMaterials.query.parse({ q: 'laine de vere' }),
    'fr',
  );
  expect(correction).toBeNull();
  await fresh.destroy();
  await context.db.insertInto('referenceData').values(rows).execute();
});

describe('peu de résultats', () => {
  it('montrent les autres épaisseurs du même produit, sur la première page', async () => {
    const { items, neighbours } = await search({ q: 'osb 18' });
    expect(items.every(({ title }) => title.includes('18'))).toBe(true);
    expect(neighbours?.kind).toBe('thickness');
    expect(neighbours?.items.some(({ title }) => /OSB 3 (?:9|15|22)/.test(title))).toBe(true);
    expect((await search({ q: 'parpaing' })).neighbours).toBeNull();
  });

  it('sans un mot, le produit lui-même complète une courte liste, à part', async () => {
    const { items, neighbours } = await search({ q: 'bardage douglas' });
    expect(items[0]?.title).toMatch(/^Bardage douglas/);
    expect(neighbours).toMatchObject({ kind: 'word', word: 'douglas' });
    const shown = [...items, ...(neighbours?.items ?? [])];
    expect(shown.filter(({ title }) => /^(?:Bardage|Clins|Planches)/.test(title)).length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });

  it('disent ce qui les élargirait, et de combien', async () => {
    const narrow = { q: 'parpaing', city: 'Montreuil', radius: '10', maxPrice: '0.01' };
    const { total, widenings } = await search(narrow);
    const price = widenings.find((widening) => widening.kind === 'filter');
    expect(price).toMatchObject({ name: 'price' });
    const { maxPrice: _, ...wider } = narrow;
    expect((await search(wider)).total).toBe(total + (price?.more ?? 0));
  });

  it.each([
    ['anywhere', { category: 'isolation', city: 'Brest', radius: '5' }, { category: 'isolation' }],
    ['anywhere', { category: 'isolation', bounds: '48.3,-4.6,48.4,-4.4' }, { category: 'isolation' }],
    ['filter', { q: 'laine de verre', quantity: '35', quantityUnit: 'm3' }, { q: 'laine de verre' }],
  ])('comptent ce qu’il y a en France et sans la quantité (%s)', async (kind, narrow, wider) => {
    const { total, widenings } = await search(narrow);
    const widening = widenings.find((offered) => offered.kind === kind);
    expect([total, widening?.more]).toEqual([0, (await search(wider)).total]);
  });

  it('trouvent sans un mot autant qu’ils l’ont dit, sans ceux déjà mis de côté', async () => {
    const { total, leftOut, widenings } = await search({ q: 'Laine de verre acoustique xyzzy Lyon' });
    const word = widenings.find((widening) => widening.kind === 'word');
    expect([leftOut, word]).toMatchObject([['xyzzy'], { word: 'acoustique', q: 'Laine de verre' }]);
    const wider = await search({ q: 'Laine de verre', city: 'Lyon', radius: '50' });
    expect(wider.total).toBe(total + (word?.more ?? 0));
  });

  it('ne proposent un rayon que s’il trouve plus que le précédent', async () => {
    const { widenings } = await search({ q: 'parquet', city: 'Lyon', radius: '10', maxPrice: '60' });
    expect(widenings.flatMap((widening) => (widening.kind === 'radius' ? [widening.radiusKm] : []))).toEqual([
      20,
    ]);
  });
});
