import { callSchemas } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { backgroundLimits, connectDatabase, type Database } from '../../../db/database.ts';
import { enlargeMarket } from '../../../demo/enlarge-market.ts';
import { loadDemo } from '../../../demo/load-demo.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listMaterials } from '../service.ts';

// Only ends what hangs: a busy machine takes minutes for what takes seconds.
vi.setConfig({ testTimeout: 300_000 });

const context = useTestApp();

beforeAll(async () => {
  await context.jobs.stop();
  await loadDemo(context.db, { ...context.storage, write: async () => {} });
  await enlargeMarket(context.db, 10_000);
}, 300_000);

const pages = ['1', '2', '20', '21', '22', '30'];

const readPages = (db: Database, q: string) =>
  Promise.all(
    pages.map(async (page) => {
      const { items } = await listMaterials(db, callSchemas.listMaterials.query.parse({ q, page }), 'fr');
      return items.map(({ id }) => id);
    }),
  );

const setFoundCount = (count: number) =>
  sql`update search_completions set count = ${count} where key = 'bois'`.execute(context.db);

it('dans un petit marché, un mot fréquent a les mêmes pages, lu en une fois ou force par force', async () => {
  let sent: string[] = [];
  const logged = connectDatabase(context.databaseUrl, 4, {
    limits: backgroundLimits,
    log: ({ query }) => void sent.push(query.sql),
  });
  const countSent = (part: string) => sent.filter((statement) => statement.includes(part)).length;
  try {
    await setFoundCount(0);
    const byStrength = await readPages(logged, 'bois');
    expect(countSent('candidates (id, strength)')).toBe(pages.length);
    expect(new Set(byStrength.flat()).size).toBe(pages.length * 24);

    await setFoundCount(5_000);
    sent = [];
    expect(await readPages(logged, 'bois')).toEqual(byStrength);
    expect(countSent('candidates (id, strength)')).toBe(0);
    expect(countSent('row_number() over (order by step')).toBe(pages.length);
    // Bois is a commune too.
    expect(countSent('search_synonyms.key = grams.key')).toBe(pages.length);
  } finally {
    await logged.destroy();
  }
});
