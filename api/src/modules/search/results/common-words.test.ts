import { callSchemas } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { backgroundLimits, connectDatabase, type Database } from '../../../db/database.ts';
import { enlargeMarket } from '../../../demo/enlarge-market.ts';
import { loadDemo } from '../../../demo/load-demo.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listMaterials } from '../service.ts';

vi.setConfig({ testTimeout: 300_000 });

const context = useTestApp();

beforeAll(async () => {
  await context.jobs.stop();
  await loadDemo(context.db, { ...context.storage, write: async () => {} });
  await enlargeMarket(context.db, 10_000);
}, 300_000);

const readPages = (db: Database) =>
  Promise.all(
    ['1', '2', '20', '21', '22', '30'].map(async (page) => {
      const query = callSchemas.listMaterials.query.parse({ q: 'bois', page });
      const { items } = await listMaterials(db, query, 'fr');
      return items.map(({ id }) => id);
    }),
  );

const expectFound = (count: number) =>
  sql`update search_completions set count = ${count} where key = 'bois'`.execute(context.db);

it('dans un petit marché, un mot fréquent a les mêmes pages, lu par ses titres ou force par force', async () => {
  const sent: string[] = [];
  const logged = connectDatabase(context.databaseUrl, 4, {
    limits: backgroundLimits,
    log: ({ query }) => void sent.push(query.sql),
  });
  const isByStrength = () => sent.some((statement) => statement.includes('candidates (id, strength)'));
  await expectFound(0);
  const byStrength = await readPages(logged);
  expect(isByStrength()).toBe(true);
  expect(new Set(byStrength.flat()).size).toBe(6 * 24);

  await expectFound(5_000);
  expect(await readPages(logged)).toEqual(byStrength);
  sent.length = 0;
  await listMaterials(logged, callSchemas.listMaterials.query.parse({ q: 'bois' }), 'fr');
  expect(isByStrength()).toBe(false);
  await logged.destroy();
});
