import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backgroundLimits, connectDatabase } from '@parpaing/api/database';
import { allowEnlarging } from '@parpaing/api/enlarge-market';
import { migrateDatabase } from '@parpaing/api/migrate';
import { loadReferenceData } from '@parpaing/api/reference-data';
import { withClient } from '@parpaing/api/with-client';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { type Catalogue, serveCatalogue } from './serve-catalogue.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function openCatalogue(size: number, { hasJobs = false } = {}): Promise<Catalogue> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-bench-'));
  const cluster = await startEmbeddedPostgres({ folder, password: 'throw-away', settings: { fsync: 'off' } });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const endEarly = () => {
    // Statements under way fail when the database stops.
    process.on('uncaughtException', () => {});
    void cluster.stop().finally(() => process.exit(1));
  };
  process.once('exit', removeFolder);
  for (const signal of signals) process.once(signal, endEarly);
  const closeCluster = async () => {
    await cluster.stop().catch(console.error);
    removeFolder();
    process.off('exit', removeFolder);
    for (const signal of signals) process.off(signal, endEarly);
  };
  try {
    await prepareDatabase(cluster);
    const catalogue = await serveCatalogue({ databaseUrl: cluster.url, folder, size, hasJobs });
    const close = () => catalogue.close().then(closeCluster);
    return { ...catalogue, close };
  } catch (error) {
    await closeCluster();
    throw error;
  }
}

async function prepareDatabase({ url, adminUrl }: EmbeddedPostgres): Promise<void> {
  await migrateDatabase(url);
  const db = connectDatabase(url, 1, { limits: backgroundLimits });
  await loadReferenceData(db);
  await db.destroy();
  await withClient(adminUrl, (admin) => admin.query(allowEnlarging(new URL(url).username)));
}
