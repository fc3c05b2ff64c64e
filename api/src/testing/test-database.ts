import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { backgroundLimits, connectDatabase } from '../db/database.ts';

/** A database of this test file's own, copied from one that was migrated as in production. */
export async function createTestDatabase() {
  const { adminUrl, clusterUrl, templateDatabase } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(
    `create database ${name} template ${templateDatabase} strategy file_copy owner ${new URL(clusterUrl).username}`,
  );
  const url = new URL(clusterUrl);
  url.pathname = name;
  // A busy machine must not turn a slow statement into a failed test.
  const db = connectDatabase(url.href, 5, { limits: backgroundLimits });
  return {
    url: url.href,
    db,
    async drop() {
      await db.destroy();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
