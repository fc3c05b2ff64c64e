import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const migrationsFolder = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every process of the product uses this one. */
const lockKey = 7_237_001;

/**
 * Brings the schema up to date in one transaction. The lock makes processes that start together
 * take turns; the later ones find nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection is reported by the statement that needed it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const known = new Set(rows.map(({ name }) => name));
    const pending = (await listMigrations()).filter((name) => !known.has(name));
    for (const name of pending) {
      await client.query(await readFile(new URL(name, migrationsFolder), 'utf8'));
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
    return pending;
  } finally {
    // Ends the transaction too where a migration failed.
    await client.end();
  }
}

async function listMigrations() {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
}
