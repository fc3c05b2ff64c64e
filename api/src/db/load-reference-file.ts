import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type LockName, lockUntilCommit } from './advisory-locks.ts';
import type { Database } from './database.ts';

interface LoadedFile {
  name: string;
  url: URL;
  lock: LockName;
  replace(transaction: Database, text: string): Promise<void>;
}

/** Each version of the file is loaded once, whichever process comes first. */
export async function loadReferenceFile(
  db: Database,
  { name, url, lock, replace }: LoadedFile,
): Promise<void> {
  const text = await readFile(url, 'utf8');
  const version = createHash('sha256').update(text).digest('hex');
  if (await isLoaded(db, name, version)) return;
  await db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, lock);
    if (await isLoaded(transaction, name, version)) return;
    await replace(transaction, text);
    await sql`
      insert into reference_data (name, version) values (${name}, ${version})
      on conflict (name) do update set version = excluded.version, loaded_at = now()`.execute(transaction);
  });
}

async function isLoaded(db: Database, name: string, version: string): Promise<boolean> {
  const { rows } = await sql`
    select from reference_data where name = ${name} and version = ${version}`.execute(db);
  return rows.length > 0;
}
