import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backgroundLimits, connectDatabase } from '@parpaing/api/database';
import { allowEnlarging } from '@parpaing/api/enlarge-market';
import { migrateDatabase } from '@parpaing/api/migrate';
import { loadReferenceData } from '@parpaing/api/reference-data';
import { withClient } from '@parpaing/api/with-client';
import type { TestProject } from 'vitest/node';
import { prepareApplicationRole } from '../database/application-role.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      /** As the application. */
      clusterUrl: string;
      /** As the superuser, who makes databases. */
      adminUrl: string;
      templateDatabase: string;
    };
  }
}

const templateDatabase = 'template_for_tests';

/** One real PostgreSQL for the whole run; each test file copies the migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-tests-'));
  const cluster = await startEmbeddedPostgres({
    folder,
    password: 'throw-away',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // What a transaction builds from nothing is not logged: nobody recovers or follows this cluster.
      wal_level: 'minimal',
      max_wal_senders: '0',
    },
  });
  const url = new URL(cluster.url);
  url.pathname = templateDatabase;
  await withClient(cluster.adminUrl, async (admin) => {
    await admin.query(`create database ${templateDatabase}`);
    await admin.query(allowEnlarging(url.username));
  });
  await prepareApplicationRole(cluster.adminUrl.replace(/postgres$/, templateDatabase));
  await migrateDatabase(url.href);
  const db = connectDatabase(url.href, 2, { limits: backgroundLimits });
  await loadReferenceData(db);
  await db.destroy();

  project.provide('postgres', {
    clusterUrl: cluster.url,
    adminUrl: cluster.adminUrl,
    templateDatabase,
  });
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  };
}
