import { callSchemas } from '@parpaing/contract/schemas';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backgroundLimits, connectDatabase, type Database } from '../../db/database.ts';
import { enlargeMarket } from '../../demo/enlarge-market.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { listCategories } from '../categories/service.ts';
import { listSimilarMaterials, readMaterial, summariseMarket } from '../materials/service.ts';
import { listSellers, refreshSellers } from '../users/shops/service.ts';
import { countFacets } from './facets/facets.ts';
import { getPeriods } from './results/latest-weeks.ts';
import { prepareSelection, selectRecentFirst } from './results/totals.ts';
import { listMaterials, mapMaterials, suggest } from './service.ts';
import { buildTextQuery } from './words/text-query.ts';
import { analyseText } from './words/words.ts';

// Only ends what hangs: a busy machine takes minutes for what takes seconds.
vi.setConfig({ testTimeout: 300_000 });

const context = useTestApp();
let db: Database;

beforeAll(async () => {
  // A job would add a hundred thousand titles to the vocabulary, and the test would wait for its end.
  await context.jobs.stop();
  // Plans do not look at pictures.
  await loadDemo(context.db, { ...context.storage, write: async () => {} });
  await enlargeMarket(context.db, 100_000);
  db = connectDatabase(context.databaseUrl, 4, { limits: backgroundLimits });
}, 300_000);

afterAll(() => db.destroy());

/** The plans of every statement that `act` sends to a database of which nothing is in memory yet. */
async function explain(act: (db: Database) => Promise<unknown>): Promise<string> {
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
    // The search itself asks the planner for estimates.
    if (/^\s*(explain|begin|commit)/.test(statement)) continue;
    const { rows } = await db.executeQuery<object>(
      CompiledQuery.raw(`explain ${statement}`, [...parameters]),
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
    where status = 'publie' and earth_distance(ll_to_earth(45.75, 4.85), earth_position) <= ${km * 1000}
    order by published_at desc, id desc limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

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
    ['un rayon', list({ ...lyon, radius: '20', facets: 'true' })],
    ['du plus proche au plus lointain', list({ ...lyon, sort: 'distance' })],
    ['des mots du plus proche au plus lointain', list({ ...lyon, q: 'parpaing', sort: 'distance' })],
    ['ce qui est livré chez moi', list({ ...lyon, delivery: 'true', facets: 'true' })],
    ['ce qu’une racine livre chez moi', list({ ...lyon, delivery: 'true', category: 'isolation' })],
    ['les moins chers alentour', list({ ...lyon, radius: '100', sort: 'prix', facets: 'true' })],
    ['du moins cher au plus cher', list({ sort: 'prix' })],
    ['du moins cher au mètre carré', list({ sort: 'prix_base', baseUnit: 'm2', category: 'isolation' })],
    ['une fourchette de prix', list({ minPrice: '10', maxPrice: '12', facets: 'true' })],
    ['une unité de vente', list({ unit: 'big_bag', facets: 'true' })],
    ['les particuliers', list({ sellerType: 'particulier' })],
    ['une caractéristique', list({ category: 'laine-de-verre', 'attr.euroclasse': 'A1', facets: 'true' })],
    ['une épaisseur', list({ category: 'laine-de-verre', 'attr.epaisseur.min': '150' })],
    ['la carte', (db) => mapMaterials(db, callSchemas.mapMaterials.query.parse({ q: 'parpaing' }))],
    ['la complétion', (db) => suggest(db, 'laine de', 'fr')],
    ['la complétion d’une lettre', (db) => suggest(db, 'l', 'fr')],
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

  it('un mot et une branche se lisent ensemble dans l’index des mots', async () => {
    const plan = await explain(list({ q: 'bois', category: 'isolation', condition: 'reemploi' }));
    expect(plan).toMatch(/Index Cond: [^\n]*search_vector @@ [^\n]*@root isolation[^\n]*@condition reemploi/);
    expect(plan).not.toContain('Filter: (search_vector');
    expect(await explain(list({ q: 'bois' }))).toMatch(/Index Cond: [^\n]*headline @@ [^\n]*@week 20/);
  });

  it('un mot et une aire ou un prix aussi', async () => {
    const near = await explain(list({ q: 'bois', ...lyon, radius: '30', facets: 'true' }));
    expect(near).toMatch(/Index Cond: [^\n]*search_vector @@ [^\n]*@quarter/);
    expect(near).not.toMatch(readsByIndex('earth_position'));
    const priced = await explain(list({ q: 'bois', minPrice: '10', maxPrice: '20', facets: 'true' }));
    expect(priced).toMatch(/Index Cond: [^\n]*search_vector @@ [^\n]*@price/);
  });

  it.each([
    ['earth_position', { ...lyon, radius: '100', facets: 'true' }],
    ['earth_position', { ...lyon, delivery: 'true', facets: 'true' }],
    ['price_ttc_cents', { minPrice: '10', maxPrice: '12', facets: 'true' }],
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

describe('ce que l’index des mots dit à peu près ne fait rien perdre :', () => {
  const read = async (word: string) => {
    const text = buildTextQuery(await analyseText(db, word));
    if (!text) throw new Error(`${word} is a word`);
    return text;
  };
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
      const within = sql`earth_distance(ll_to_earth(${lat}, ${lng}), earth_position) <= ${radius * 1000}`;
      expect([radius, total]).toEqual([radius, await count(within)]);
      totals.push(total);
    }
    expect(totals.at(-1)).toBeGreaterThan(20);
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

  it('un mot courant, compté dans les dernières semaines', async () => {
    const found = await prepareSelection(db, { text: await read('bois') }, 1500);
    const plan = await explain((reader) => sql`${found(sql`id`)}`.execute(reader));
    expect(plan).toMatch(/Append[\s\S]*Index Cond: [^\n]*bois[^\n]*@week/);
    expect((await sql`${found(sql`id`)}`.execute(db)).rows).toHaveLength(1500);
    const whole = await prepareSelection(db, { text: await read('parpaing') }, 1500);
    expect(await explain((reader) => sql`${whole(sql`id`)}`.execute(reader))).not.toContain('@week');
  });

  it('une période trop courte, ou une date à venir', async () => {
    const text = await read('parpaing');
    const [period] = await getPeriods(db);
    if (!period) throw new Error('a large market has periods');
    await rollBackAfter(async (transaction) => {
      const listAll = () => sql<{ id: string }>`
        select id from materials where status = 'publie' and search_vector @@ ${text.withCloseTerms}::tsquery`;
      await sql`
        update materials set published_at = now() + interval '30 days'
        where id = (select id from (${listAll()}) as found limit 1)`.execute(transaction);
      const all = await listAll().execute(transaction);
      const found = await sql<{ id: string }>`
        ${selectRecentFirst({ text }, period, 10_000)(sql`id`)}`.execute(transaction);
      expect(all.rows.length).toBeGreaterThan(200);
      expect(found.rows.map(({ id }) => id).sort()).toEqual(all.rows.map(({ id }) => id).sort());
    });
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

  it('un mot qui ne se lit plus partout où il pourrait être est gardé', async () => {
    const insist = list({ q: 'laine de vere', exact: 'true' });
    expect((await insist(db)).leftOut).toEqual(['vere']);
    await rollBackAfter(async (transaction) => {
      await sql`
        update materials set search_vector = search_vector || 'ver:1'
        where id in (
          select id from materials where status = 'publie' and headline @@ 'lain & verr' limit 1000
        )`.execute(transaction);
      expect((await insist(transaction)).leftOut).toEqual([]);
    });
  });

  it('aucune page ne répète une autre, ni autour des 500 pesés, ni à la dernière', async () => {
    const { total, isTotalExact } = await list({ q: 'bois' })(db);
    expect([total, isTotalExact]).toEqual([10_000, false]);
    const first = await readPages({ q: 'bois' }, 1, 44);
    const last = await readPages({ q: 'bois' }, 415, 416);
    expect(new Set([...first, ...last]).size).toBe(46 * 24);
  });

  it('aucune semaine ne manque à celles où l’on cherche d’abord, où que soit l’horloge de la base', async () => {
    const paris = await connectWith(sql`set timezone = 'Europe/Paris'`);
    const period = (await getPeriods(paris)).at(-2);
    const labels = period?.weekQuery.match(/@week \d+/g) ?? [];
    const { rows: recent } = await sql<{ label: string }>`
      select distinct week_label(published_at) as label from (
        select published_at from materials where status = 'publie'
        order by published_at desc, id desc limit ${period?.materialCount}
      ) as latest`.execute(db);
    expect(recent.length).toBeGreaterThan(5);
    expect(labels).toEqual(expect.arrayContaining(recent.map(({ label }) => label)));
    const nextWeek = await sql<{ label: string }>`
      select week_label(now() + interval '1 week') as label`.execute(db);
    expect(labels).toContain(nextWeek.rows[0]?.label);
    await paris.destroy();
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
