import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { backgroundLimits, connectDatabase } from '../db/database.ts';
import { loadDemo } from '../demo/load-demo.ts';

const demoTemplate = 'template_with_demo';

/** A database of this test file's own, copied from one that was migrated as in production. */
export async function createTestDatabase() {
  const admin = await connectAdmin();
  return copyDatabase(admin, inject('postgres').templateDatabase);
}

/** The same with the demo shop, which the first file that asks for it loads once for all; no picture is stored. */
export async function createDemoDatabase() {
  const admin = await connectAdmin();
  // Test files run side by side, in processes of their own.
  await admin.query(`select pg_advisory_lock(hashtext('${demoTemplate}'))`);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [demoTemplate]);
  if (!rowCount) await prepareDemo(admin);
  await admin.query('select pg_advisory_unlock_all()');
  return copyDatabase(admin, demoTemplate);
}

async function connectAdmin(): Promise<pg.Client> {
  const admin = new pg.Client(inject('postgres').adminUrl);
  await admin.connect();
  return admin;
}

async function prepareDemo(admin: pg.Client) {
  const { clusterUrl, templateDatabase } = inject('postgres');
  const preparing = `${demoTemplate}_preparing`;
  // Another file may have failed halfway.
  await admin.query(`drop database if exists ${preparing} with (force)`);
  await admin.query(copy(preparing, templateDatabase));
  const db = connectDatabase(Object.assign(new URL(clusterUrl), { pathname: preparing }).href, 5, {
    limits: backgroundLimits,
  });
  await loadDemo(db, { write: async () => {}, find: async () => undefined, remove: async () => {} });
  await db.destroy();
  await admin.query(`alter database ${preparing} rename to ${demoTemplate}`);
}

const copy = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy owner ${new URL(inject('postgres').clusterUrl).username}`;

async function copyDatabase(admin: pg.Client, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(copy(name, template));
  const url = new URL(inject('postgres').clusterUrl);
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
