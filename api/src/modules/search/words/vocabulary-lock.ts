import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Any number that no other advisory lock of the product uses. */
const lockKey = 7_237_004;

/** Until the end of the transaction: those who learn words write the same rows. */
export async function lockVocabulary(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db);
}
