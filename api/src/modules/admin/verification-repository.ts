import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { VerificationRequests } from '../../db/types.ts';
import { newId } from '../../lib/ids.ts';

export type VerificationRow = Omit<Selectable<VerificationRequests>, 'status'> & {
  status: 'pending' | 'accepted' | 'refused';
};

interface NewRequest {
  userId: string;
  companyName: string;
  businessType: string;
  taxId: string | null;
  storageKey: string;
  bytes: number;
}

export async function insertRequest(db: Database, request: NewRequest): Promise<VerificationRow> {
  const row = await db
    .insertInto('verificationRequests')
    .values({ id: newId(), ...request })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as VerificationRow;
}

export async function deletePendingRequest(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('verificationRequests')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .returning('storageKey')
    .execute();
  return rows.flatMap(({ storageKey }) => (storageKey ? [storageKey] : []));
}

export async function findLatestRequest(db: Database, userId: string): Promise<VerificationRow | undefined> {
  const row = await db
    .selectFrom('verificationRequests')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as VerificationRow | undefined;
}

export async function lockRequest(db: Database, id: string): Promise<VerificationRow | undefined> {
  const row = await db
    .selectFrom('verificationRequests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as VerificationRow | undefined;
}

export async function closeRequest(
  db: Database,
  id: string,
  status: 'accepted' | 'refused',
  message: string,
): Promise<void> {
  await db
    .updateTable('verificationRequests')
    .set({ status, message, decidedAt: sql`now()`, storageKey: null })
    .where('id', '=', id)
    .execute();
}

export async function lockSeller(db: Database, userId: string): Promise<void> {
  await sql`select from provider_profiles where user_id = ${userId} for update`.execute(db);
}

export async function deleteRequestsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('verificationRequests')
    .where('userId', '=', userId)
    .returning('storageKey')
    .execute();
  return rows.flatMap(({ storageKey }) => (storageKey ? [storageKey] : []));
}
