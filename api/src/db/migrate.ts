import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { withClient } from './with-client.ts';

interface Folders {
  migrations: URL;
  functions: URL;
}

const productFolders: Folders = {
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
};

/** Recomputes rows with a function that changed, and so runs once the functions are applied. */
const afterFunctions = '_after_functions.sql';

/**
 * Applies new migrations and changed functions in one transaction, and returns their names. The lock makes processes
 * that start together take turns; the later ones find nothing left to do.
 */
export const migrateDatabase = (url: string, folders = productFolders): Promise<string[]> =>
  withClient(url, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    const pending = await listPendingMigrations(client, folders.migrations);
    const last = pending.filter((name) => name.endsWith(afterFunctions));
    const first = pending.filter((name) => !last.includes(name));
    await applyMigrations(client, folders.migrations, first);
    const functions = await applyChangedFunctions(client, folders.functions);
    await applyMigrations(client, folders.migrations, last);
    await client.query('commit');
    return [...first, ...functions, ...last];
  });

async function listPendingMigrations(client: pg.Client, folder: URL): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return (await listSqlFiles(folder)).filter((name) => !applied.has(name));
}

async function applyMigrations(client: pg.Client, folder: URL, names: string[]): Promise<void> {
  for (const name of names) {
    await client.query(await readFile(new URL(name, folder), 'utf8'));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
  }
}

async function applyChangedFunctions(client: pg.Client, folder: URL): Promise<string[]> {
  await client.query(`create table if not exists schema_functions (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_functions',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed: string[] = [];
  for (const name of await listSqlFiles(folder)) {
    const file = await readFile(new URL(name, folder), 'utf8');
    const checksum = createHash('sha256').update(file).digest('hex');
    if (applied.get(name) === checksum) continue;
    await client.query(file);
    await client.query(
      `insert into schema_functions (name, checksum) values ($1, $2)
      on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
    changed.push(name);
  }
  return changed;
}

const listSqlFiles = async (folder: URL) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
