import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The numbers only have to differ. */
export const advisoryLocks = {
  migrations: 7_237_001,
  places: 7_237_002,
  vocabulary: 7_237_004,
  sellers: 7_237_021,
  completions: 7_237_034,
};

export type LockName = keyof typeof advisoryLocks;

export async function lockUntilCommit(db: Database, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks[name]})`.execute(db);
}
