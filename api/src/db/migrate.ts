import { readdir, readFile } from 'node:fs/promises';
import postgres from 'postgres';

const migrationsFolder = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every process of the product uses this one. */
const lockKey = 7_237_001;

/**
 * Brings the schema up to date in one transaction. The lock makes processes that start together
 * take turns; the later ones find nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${lockKey})`;
      await transaction`create table if not exists schema_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`;
      const applied = await transaction<{ name: string }[]>`select name from schema_migrations`;
      const known = new Set(applied.map(({ name }) => name));
      const pending = (await listMigrations()).filter((name) => !known.has(name));
      for (const name of pending) {
        await transaction.unsafe(await readFile(new URL(name, migrationsFolder), 'utf8'));
        await transaction`insert into schema_migrations (name) values (${name})`;
      }
      return pending;
    });
  } finally {
    await sql.end();
  }
}

async function listMigrations() {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
}
