import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { connectDatabase } from '../db/database.ts';

/** A database of this test file's own, copied from one that was migrated as in production. */
export async function createTestDatabase() {
  const { clusterUrl, templateDatabase } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${templateDatabase} strategy file_copy`);
  const url = new URL(clusterUrl);
  url.pathname = name;
  const db = connectDatabase(url.href, 5);
  return {
    url: url.href,
    db,
    async drop() {
      await db.destroy();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
