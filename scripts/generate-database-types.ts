import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@parpaing/api/migrate';
import { startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts';
import { runStep } from './run-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'parpaing-types-'));
const cluster = await startEmbeddedPostgres({ folder, password: 'throw-away', settings: { fsync: 'off' } });
try {
  await migrateDatabase(cluster.url);
  await runStep('kysely-codegen', ['--config-file', '.kysely-codegen.json', '--url', cluster.url]);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
