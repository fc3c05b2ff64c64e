import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { backgroundLimits, connectDatabase, type Database } from '../../db/database.ts';
import { enlargeMarket } from '../../demo/enlarge-market.ts';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { readDashboard } from './dashboard.ts';
import { rollUpStatistics } from './roll-up.ts';
import { listFiguresByMaterial, listMaterialStatistics, readStatistics } from './service.ts';
import { createTestLog } from './testing/visits.ts';

const context = useTestApp();
let seller: CurrentUser;
let materialId: string;

beforeAll(async () => {
  await context.jobs.stop();
  seller = { ...(await createSeller(context.db)), role: 'PROVIDER', sessionId: '' } as CurrentUser;
  materialId = (await createMaterial(context.db, { sellerId: seller.id })).id;
  const log = createTestLog(context.db, new Date(Date.now() - 86_400_000));
  log.view('203.0.113.1', materialId);
  await log.stop();
  await rollUpStatistics(context.db);
  // In a small table, an index that reads everything costs as little as the one of the seller.
  await enlargeMarket(context.db, 20_000);
}, 300_000);

const growingTables = /_(days|totals|events|sides)$|^(favorites|conversations|messages|materials)$/;

/** Sequential scans are forbidden, so one that remains has no index. */
async function listScans(act: (db: Database) => Promise<unknown>): Promise<string[]> {
  const sent: CompiledQuery[] = [];
  const logged = connectDatabase(context.databaseUrl, 2, {
    limits: backgroundLimits,
    log: ({ query }) => void sent.push(query),
  });
  await act(logged);
  await logged.destroy();
  const plans = await context.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const read: string[] = [];
    for (const { sql: statement, parameters } of sent) {
      const { rows } = await transaction.executeQuery<object>(
        CompiledQuery.raw(`explain ${statement}`, [...parameters]),
      );
      read.push(rows.flatMap((row) => Object.values(row)).join('\n'));
    }
    return read.join('\n');
  });
  return [...plans.matchAll(/(\w[\w ]*Scan[\w ]*) on (\w+)[^\n]*(?:\n\s+([\w ]+):)?/g)]
    .filter(([, , table = '']) => growingTables.test(table))
    .map(([, scan, table, detail]) => `${scan?.split(' using')[0]} on ${table}: ${detail}`);
}

const isByIndex = expect.stringMatching(
  /^((Index|Index Only|Bitmap Index) Scan( Backward)? on \w+: Index Cond|Bitmap Heap Scan on \w+: Recheck Cond)$/,
);

it.each<[string, (db: Database) => Promise<unknown>]>([
  ['les statistiques d’un an', (db) => readStatistics(db, seller, 365)],
  [
    'le tableau par matériau',
    (db) => listMaterialStatistics(db, seller, { days: 365, sort: 'views', page: 1 }),
  ],
  ['les chiffres de matériaux donnés', (db) => listFiguresByMaterial(db, [materialId], 30)],
  ['le tableau de bord', (db) => readDashboard(db, seller)],
])('%s se lisent par des index', async (_, act) => {
  const scans = await listScans(act);
  expect(scans.length).toBeGreaterThan(2);
  for (const scan of scans) expect(scan).toEqual(isByIndex);
});
