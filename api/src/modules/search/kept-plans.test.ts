import { callSchemas } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { backgroundLimits, connectDatabase, type Database } from '../../db/database.ts';
import type { StatementName } from '../../db/prepared-statements.ts';
import { enlargeMarket } from '../../demo/enlarge-market.ts';
import { useDemoApp } from '../../testing/test-app.ts';
import { readMaterial } from '../materials/service.ts';
import { listMaterials } from './service.ts';
import { analyseText } from './words/words.ts';

// Only ends what hangs: a busy machine takes minutes for what takes seconds.
vi.setConfig({ testTimeout: 300_000 });

const context = useDemoApp();

beforeAll(async () => {
  await context.jobs.stop();
  await enlargeMarket(context.db, 10_000);
}, 300_000);

const list = (db: Database, query: object) =>
  listMaterials(db, callSchemas.listMaterials.query.parse(query), 'fr');

async function read(db: Database, place: object) {
  const { items } = await list(db, { limit: '1' });
  await readMaterial(db, items[0]?.id ?? '', place, 'fr');
}

/** PostgreSQL plans the first five again for their values, and then compares with the plan that it could keep. */
const times = 7;

const largeTables = /Seq Scan on (materials|media|material_images|places|search_\w+)/;

it.each<[StatementName, (db: Database) => Promise<unknown>, RegExp]>([
  ['list_latest', (db) => list(db, {}), /Index Scan using \w+ on materials/],
  ['list_cards', (db) => list(db, { q: 'parpaing' }), /unnest/],
  ['find_detail', (db) => read(db, {}), /id = \$1/],
  ['find_detail_near', (db) => read(db, { lat: 45.75, lng: 4.85 }), /id = \$\d/],
  ['analyse_text', (db) => analyseText(db, 'laine de verre'), /Index Cond: \(key = /],
])('PostgreSQL garde le plan de %s', async (name, act, expected) => {
  const db = connectDatabase(context.databaseUrl, 1, { limits: backgroundLimits });
  try {
    for (let time = 0; time < times; time++) await act(db);
    const { rows } = await sql<{ genericPlans: number; parameters: number }>`
      select generic_plans::int, cardinality(parameter_types) as parameters
      from pg_prepared_statements where name = ${name}`.execute(db);
    expect(rows[0]?.genericPlans).toBeGreaterThan(0);
    const values = Array<string>(rows[0]?.parameters ?? 0).fill('null');
    const plan = await sql<object>`
      explain execute ${sql.raw(values.length ? `${name}(${values})` : name)}`.execute(db);
    const text = plan.rows.flatMap(Object.values).join('\n');
    expect(text).toMatch(expected);
    expect(text).not.toMatch(largeTables);
  } finally {
    await db.destroy();
  }
});
