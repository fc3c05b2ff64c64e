import { dayAfter } from '@parpaing/contract/delivery-time';
import { callSchemas } from '@parpaing/contract/schemas';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backgroundLimits, connectDatabase, type Database } from '../../db/database.ts';
import { toMetres } from '../../db/positions.ts';
import { enlargeMarket } from '../../demo/enlarge-market.ts';
import { useDemoApp } from '../../testing/test-app.ts';
import { listCategories } from '../categories/service.ts';
import { listSimilarMaterials, readMaterial, summariseMarket } from '../materials/service.ts';
import { listSellers, refreshSellers } from '../shops/service.ts';
import { countFacets } from './facets/facets.ts';
import { listMaterials, mapMaterials, suggest } from './service.ts';

// Only ends what hangs: a busy machine takes minutes for what takes seconds.
vi.setConfig({ testTimeout: 300_000 });

const context = useDemoApp();
let db: Database;

beforeAll(async () => {
  // A job would add a hundred thousand titles to the vocabulary, and the test would wait for its end.
  await context.jobs.stop();
  await enlargeMarket(context.db, 100_000);
  db = connectDatabase(context.databaseUrl, 4, { limits: backgroundLimits });
}, 300_000);

afterAll(() => db.destroy());

/** The plans of every statement that `act` sends to a database of which nothing is in memory yet. */
async function explain(act: (db: Database) => Promise<unknown>, command = 'explain'): Promise<string> {
  const sent: CompiledQuery[] = [];
  const logged = connectDatabase(context.databaseUrl, 4, {
    limits: backgroundLimits,
    log: ({ query }) => void sent.push(query),
  });
  try {
    await act(logged);
  } finally {
    await logged.destroy();
  }
  const plans: string[] = [];
  for (const { sql: statement, parameters } of sent) {
    if (/^\s*(begin|commit)/.test(statement)) continue;
    const { rows } = await db.executeQuery<object>(
      CompiledQuery.raw(`${command} ${statement}`, [...parameters]),
    );
    plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
  }
  expect(plans).not.toHaveLength(0);
  return plans.join('\n\n');
}

async function rollBackAfter(act: (transaction: Database) => Promise<void>) {
  const transaction = await db.startTransaction().execute();
  try {
    await act(transaction);
  } finally {
    await transaction.rollback().execute();
    // What is rolled back stays in the table and its indexes until then, and changes later plans.
    await sql`vacuum materials`.execute(db);
  }
}

async function connectWith(setting: RawBuilder<unknown>): Promise<Database> {
  const oneConnection = connectDatabase(context.databaseUrl, 1, { limits: backgroundLimits });
  await setting.execute(oneConnection);
  return oneConnection;
}

const readsByIndex = (condition: string) => new RegExp(`Index Cond: [^\\n]*${condition}`);
const readsIndexOnly = /Index Only Scan using \w+ on materials/;

const list = (query: Record<string, unknown>) => (reader: Database) =>
  listMaterials(reader, callSchemas.listMaterials.query.parse(query), 'fr');

async function readPages(query: Record<string, unknown>, from: number, to: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = from; page <= to; page++) {
    const { items } = await list({ ...query, page })(db);
    ids.push(...items.map(({ id }) => id));
  }
  return ids;
}

/** Of the same place, by sorting all there is. */
async function listLatestWithin(km: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from materials
    where status = 'publie' and earth_distance(ll_to_earth(45.75, 4.85), earth_position) <= ${toMetres(km)}
    order by published_at desc, id desc limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

it('une recherche lit chaque matériau trouvé une fois pour le classer', async () => {
  const search = list({ q: 'parpaing creux 20x20x50' });
  const { total } = await search(db);
  const plans = await explain(search, 'explain analyze');
  const reads = Array.from(plans.matchAll(/ on materials\b.* loops=(\d+)/g), ([, loops]) => Number(loops));
  expect(total).toBeGreaterThan(100);
  expect(reads).not.toHaveLength(0);
  expect(Math.max(...reads)).toBeLessThanOrEqual(total);
});

describe('sur cent mille matériaux, rien ne lit toute la table :', () => {
  const lyon = { city: 'Lyon' };
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['les catégories', listCategories],
    ['le marché', summariseMarket],
    ['la liste', list({ page: '400' })],
    ['une catégorie et ses nombres', list({ category: 'laine-de-verre', facets: 'true' })],
    ['une racine et ses nombres', list({ category: 'isolation', facets: 'true', condition: 'neuf' })],
    ['des mots et leurs nombres', list({ q: 'laine de verre 100 mm', facets: 'true' })],
    ['un mot très courant', list({ q: 'bois', facets: 'true' })],
    ['un mot très courant dans une branche', list({ q: 'bois', category: 'isolation', facets: 'true' })],
    ['un mot très courant autour de moi', list({ ...lyon, q: 'bois', radius: '100', facets: 'true' })],
    ['un mot très courant livré chez moi', list({ ...lyon, q: 'bois', delivery: 'true', facets: 'true' })],
    [
      'un mot très courant entre deux prix',
      list({ q: 'bois', minPrice: '10', maxPrice: '20', facets: 'true' }),
    ],
    ['un mot très courant jusqu’à un prix', list({ q: 'bois', maxPrice: '50', facets: 'true' })],
    [
      'un mot très courant chez des particuliers',
      list({ q: 'bois', sellerType: 'particulier', facets: 'true' }),
    ],
    ['un mot très courant au mètre carré', list({ q: 'bois', sort: 'prix_base', facets: 'true' })],
    ['la dernière page d’une recherche', list({ q: 'laine', page: '40' })],
    ['un mot mal écrit', list({ q: 'laine de vere' })],
    ['un mot mal écrit, gardé tel quel', list({ q: 'laine de vere', exact: 'true' })],
    ['des mots que rien ne réunit', list({ q: 'parpaing 17x23x51' })],
    ['une phrase', list({ q: 'je cherche un parquet pour mon salon', facets: 'true' })],
    ['une chose que personne n’annonce', list({ q: 'chaudière à granulés', facets: 'true' })],
    ['une chose dont des titres ont le nom', list({ q: 'plaque de cuisson', facets: 'true' })],
    ['une marque que personne n’annonce', list({ q: 'wc suspendu grohe', facets: 'true' })],
    ['une quantité dans les mots', list({ q: '35 m² de laine de verre', facets: 'true' })],
    ['des mots loin de la commune', list({ q: 'parpaing brest', facets: 'true' })],
    ['des mots que personne n’écrit', list({ q: 'xyzzy plugh', facets: 'true' })],
    ['des mots et une commune', list({ q: 'laine de verre lyon', facets: 'true' })],
    [
      'le total pour une quantité',
      list({ quantity: '35', quantityUnit: 'm2', sort: 'total', facets: 'true' }),
    ],
    [
      'moins de 500 € livré',
      list({ ...lyon, quantity: '35', quantityUnit: 'm2', maxDeliveredTotal: '500', sort: 'total_livre' }),
    ],
    ['un rayon', list({ ...lyon, radius: '20', facets: 'true' })],
    ['la zone d’une carte', list({ ...lyon, bounds: '45.6,4.6,45.9,5', facets: 'true' })],
    ['un mot très courant dans la zone d’une carte', list({ q: 'bois', bounds: '45.6,4.6,45.9,5' })],
    ['du plus proche au plus lointain', list({ ...lyon, sort: 'distance' })],
    ['des mots du plus proche au plus lointain', list({ ...lyon, q: 'parpaing', sort: 'distance' })],
    ['ce qui est livré chez moi', list({ ...lyon, delivery: 'true', facets: 'true' })],
    ['ce qu’une racine livre chez moi', list({ ...lyon, delivery: 'true', category: 'isolation' })],
    ['les moins chers alentour', list({ ...lyon, radius: '100', sort: 'prix', facets: 'true' })],
    ['du moins cher au plus cher', list({ sort: 'prix' })],
    ['du moins cher au mètre carré', list({ sort: 'prix_base', baseUnit: 'm2', category: 'isolation' })],
    ['une fourchette de prix', list({ minPrice: '10', maxPrice: '12', facets: 'true' })],
    ['ce qui vient vite', list({ before: dayAfter(0), facets: 'true' })],
    ['ce qui vient dans le mois', list({ before: dayAfter(30), sort: 'prix', facets: 'true' })],
    ['ce qui vient vite chez moi', list({ ...lyon, radius: '100', before: dayAfter(3), facets: 'true' })],
    ['ce qui m’est livré vite', list({ ...lyon, delivery: 'true', before: dayAfter(5), facets: 'true' })],
    ['un mot très courant qui vient vite', list({ q: 'bois', before: dayAfter(1), facets: 'true' })],
    ['une unité de vente', list({ unit: 'big_bag', facets: 'true' })],
    ['les particuliers', list({ sellerType: 'particulier' })],
    ['une caractéristique', list({ category: 'laine-de-verre', 'attr.euroclasse': 'A1', facets: 'true' })],
    ['une épaisseur', list({ category: 'laine-de-verre', 'attr.epaisseur.min': '150' })],
    ['la carte', (db) => mapMaterials(db, callSchemas.mapMaterials.query.parse({ q: 'parpaing' }))],
    ['la complétion', (db) => suggest(db, 'laine de', 'fr')],
    ['la complétion d’une lettre', (db) => suggest(db, 'l', 'fr')],
    ['la complétion d’un mot mal écrit', (db) => suggest(db, 'parpin', 'fr')],
    ['la complétion à l’intérieur d’un nom', (db) => suggest(db, 'r2v', 'fr')],
  ])('%s', async (_, act) => {
    expect(await explain(act)).not.toMatch(/Seq Scan on materials/);
  });

  it('les vendeurs se listent par leurs résumés, qu’un index recompte', async () => {
    await sql`insert into stale_sellers select user_id from provider_profiles`.execute(db);
    await refreshSellers(db);
    await sql`analyze seller_summaries, seller_places`.execute(db);
    const sellers = (query: object) => (reader: Database) =>
      listSellers(reader, callSchemas.listSellers.query.parse(query), 'fr');
    expect((await sellers({})(db)).total).toBeGreaterThan(500);
    for (const query of [{}, { q: 'vendeur 12' }, { ...lyon, radius: '30' }])
      expect(await explain(sellers(query))).not.toMatch(/ on materials/);
    expect(await explain(sellers({ ...lyon, radius: '30' }))).toMatch(/seller_places_position/);
    expect(await explain(sellers({}))).toMatch(/seller_summaries_size/);
    await sql`insert into stale_sellers select user_id from provider_profiles limit 1`.execute(db);
    expect(await explain(refreshSellers)).not.toMatch(/Seq Scan on materials/);
  });

  it('un rayon se lit par l’index des positions', async () => {
    expect(await explain(list({ ...lyon, radius: '20' }))).toMatch(readsByIndex('earth_position'));
    expect(await explain(list({ bounds: '45.6,4.6,45.9,5' }))).toMatch(readsByIndex('earth_position'));
  });

  it('les nombres d’une liste se lisent dans des index, sans la table', async () => {
    const plan = await explain(list({ category: 'isolation', condition: 'neuf', facets: 'true' }));
    const counts = plan.split('\n\n').filter((part) => part.includes('Aggregate'));
    expect(counts).not.toHaveLength(0);
    for (const part of counts) {
      expect(part).toMatch(readsIndexOnly);
      expect(part).not.toMatch(/(Bitmap Heap Scan|Index Scan using \w+) on materials/);
    }
  });

  it('un mot et un prix se lisent ensemble', async () => {
    const plan = await explain(list({ q: 'bois', minPrice: '10', maxPrice: '12', facets: 'true' }));
    expect(plan).toMatch(/BitmapAnd/);
  });

  it('un mot se lit par l’index des mots, ou par celui des positions alentour', async () => {
    expect(await explain(list({ q: 'bois', facets: 'true' }))).toMatch(readsByIndex('headline @@'));
    const near = await explain(list({ q: 'bois', ...lyon, radius: '30', facets: 'true' }));
    expect(near).toMatch(readsByIndex('earth_position'));
    const far = await explain(list({ q: 'bois', ...lyon, radius: '200', facets: 'true' }));
    expect(far).toMatch(readsByIndex('search_vector @@'));
    expect(far).not.toMatch(readsByIndex('earth_position'));
  });

  it.each([
    ['earth_position', { ...lyon, radius: '100', facets: 'true' }],
    ['earth_position', { ...lyon, delivery: 'true', facets: 'true' }],
    ['price_ttc_cents', { minPrice: '10', maxPrice: '12', facets: 'true' }],
    ['earth_position', { ...lyon, radius: '100', before: dayAfter(9), facets: 'true' }],
  ])('ceux d’une aire ou d’une fourchette aussi : %s, %j', async (column, query) => {
    expect(await explain(list(query))).toMatch(
      new RegExp(`${readsIndexOnly.source}[^\\n]*\\n\\s*Index Cond: [^\\n]*${column}`),
    );
  });

  it('les derniers d’une aire étendue se cherchent parmi les derniers de tous, ceux d’une petite se trient', async () => {
    for (const radius of ['2', '100']) {
      const found = await readPages({ lat: '45.75', lng: '4.85', radius, sort: 'recent' }, 1, 2);
      expect(found).toEqual(await listLatestWithin(Number(radius), found.length));
    }
    const plan = await explain(list({ ...lyon, radius: '100' }));
    expect(plan).toMatch(readsIndexOnly);
  });

  it('une annonce et ses semblables', async () => {
    const { items } = (await list({ q: 'parpaing' })(db)) as { items: { id: string }[] };
    const id = items[0]?.id ?? '';
    const plan = await explain(async (reader) => {
      await readMaterial(reader, id, {}, 'fr');
      await listSimilarMaterials(reader, id);
    });
    expect(plan).toMatch(readsByIndex('id = '));
    expect(plan).toMatch(readsByIndex('seller_id'));
    expect(plan).not.toMatch(/Seq Scan on materials/);
  });
});

describe('des mots et un filtre, comptés comme un à un :', () => {
  const count = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from materials
      where status = 'publie' and search_vector @@ 'bois' and ${condition}`.execute(db);
    return rows[0]?.count;
  };

  it.each([
    ['Lyon', 45.75, 4.85],
    ['Brest', 48.39, -4.49],
    ['Saint-Denis de La Réunion', -20.88, 55.45],
    ['Fort-de-France', 14.6, -61.07],
  ])('un lieu, %s', async (_, lat, lng) => {
    const totals: number[] = [];
    for (const radius of [5, 30, 50, 51, 120, 200]) {
      const { total } = await list({ q: 'bois', lat, lng, radius })(db);
      const within = sql`earth_distance(ll_to_earth(${lat}, ${lng}), earth_position) <= ${toMetres(radius)}`;
      expect([radius, total]).toEqual([radius, await count(within)]);
      totals.push(total);
    }
    expect(totals.at(-1)).toBeGreaterThan(20);
  });

  it.each([
    [45.7, 4.7, 45.8, 5],
    [42, -5, 51, 8.5],
    [-21.5, 55, -20.7, 56],
    [-89, -90, 89, 90],
  ])('une zone de la carte, %d,%d,%d,%d', async (...bounds) => {
    const [south, west, north, east] = bounds;
    const within = sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`;
    const { total } = await list({ q: 'bois', bounds: bounds.join() })(db);
    expect(total).toBe(Math.min(10_000, (await count(within)) ?? 0));
    expect(total).toBeGreaterThan(20);
  });

  it.each([
    ['unit', 'ttc', 'price_ttc_cents'],
    ['unit', 'ht', 'price_cents'],
    ['base', 'ttc', 'base_price_ttc_cents'],
    ['base', 'ht', 'base_price_cents'],
  ])('un prix, %s %s', async (priceBy, tax, column) => {
    for (const [minPrice, maxPrice] of [
      [10, 20],
      [9.5, 10],
      [12, 19],
      [0, 3],
      [90, 100],
      [0.5, 310],
    ] as const) {
      const { total } = await list({ q: 'bois', priceBy, tax, minPrice, maxPrice })(db);
      const between = sql`${sql.ref(column)} between ${minPrice * 100} and ${maxPrice * 100}`;
      expect([maxPrice, total]).toEqual([maxPrice, Math.min(10_000, (await count(between)) ?? 0)]);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('ce qui est livré quelque part', async () => {
    for (const [lat, lng] of [
      [45.75, 4.85],
      [48.39, -4.49],
    ]) {
      const { total } = await list({ q: 'bois', lat, lng, delivery: 'true' })(db);
      const delivered = sql`earth_position <-> ll_to_earth(${lat}, ${lng}) <= delivery_reach`;
      expect(total).toBe(await count(delivered));
      expect(total).toBeGreaterThan(20);
    }
  });
});

describe('au-delà de ce qui se compte et se pèse,', () => {
  it('un total dit qu’il y en a davantage, et les nombres qu’ils ne sont qu’une partie', async () => {
    const { total, isTotalExact, facets } = await list({ facets: 'true' })(db);
    expect([total, isTotalExact, facets?.isExact]).toEqual([10_000, false, false]);
    const roots = facets?.categories.filter(({ parent }) => parent === null) ?? [];
    expect(roots.reduce((sum, { count }) => sum + count, 0)).toBe((await summariseMarket(db)).materials);
    const narrow = await list({ category: 'laine-de-verre', facets: 'true' })(db);
    expect([narrow.isTotalExact, narrow.facets?.isExact]).toEqual([true, true]);
  });

  it('un filtre qui compte sans lui-même dit que c’est en partie : prix, caractéristique', async () => {
    const { isTotalExact, facets } = await list({ minPrice: '10', maxPrice: '10.5', facets: 'true' })(db);
    expect([isTotalExact, facets?.isExact]).toEqual([true, false]);
    const attributes = [{ key: 'norme', values: ['introuvable'] }];
    const kind = { by: 'unit', tax: 'ttc' } as const;
    expect((await countFacets(db, { attributes }, kind, ['norme'])).isExact).toBe(false);
    expect((await countFacets(db, { attributes }, kind, [])).isExact).toBe(false);
  });

  it('aucune page ne répète une autre, ni autour des 500 pesés, ni à la dernière', async () => {
    const { total, isTotalExact } = await list({ q: 'bois' })(db);
    expect([total, isTotalExact]).toEqual([10_000, false]);
    const first = await readPages({ q: 'bois' }, 1, 44);
    const last = await readPages({ q: 'bois' }, 415, 416);
    expect(new Set([...first, ...last]).size).toBe(46 * 24);
  });

  it('une annonce ancienne dont tout le titre est le mot vient la première', async () => {
    await rollBackAfter(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        update materials set title = 'Parquets', published_at = now() - interval '3 years'
        where id = (select id from materials where status = 'publie' and title_key like 'parquet%' limit 1)
        returning id`.execute(transaction);
      for (const q of ['parquets', 'Parquets']) {
        const { items } = await list({ q })(transaction);
        expect(items[0]?.id).toBe(rows[0]?.id);
      }
    });
  });

  it('une page est la même, quel que soit le plan qui la lit', async () => {
    const other = await connectWith(sql`set enable_bitmapscan = off`);
    const asked = ['1', '20', '21', '30', '416'].map((page) => ({ q: 'bois', page }));
    for (const each of [...asked, { q: 'bois', sort: 'prix_base', page: '2' }]) {
      const query = callSchemas.listMaterials.query.parse(each);
      const [first, second] = await Promise.all(
        [db, other].map((reader) => listMaterials(reader, query, 'fr')),
      );
      expect(second?.items.map(({ id }) => id)).toEqual(first?.items.map(({ id }) => id));
    }
    await other.destroy();
  });
});
