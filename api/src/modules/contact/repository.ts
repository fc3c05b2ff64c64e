import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ContactRequests } from '../../db/types.ts';

export async function insertContactRequest(
  db: Database,
  request: Insertable<ContactRequests>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('contactRequests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['email', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasSameRequest(
  db: Database,
  { email, idempotencyKey, name, topic, message }: Insertable<ContactRequests>,
): Promise<boolean> {
  const row = await db
    .selectFrom('contactRequests')
    .select('id')
    .where('email', '=', email)
    .where('idempotencyKey', '=', idempotencyKey ?? null)
    .where('name', '=', name)
    .where('topic', '=', topic)
    .where('message', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequestsOf(db: Database, email: string): Promise<void> {
  await sql`delete from contact_requests where email = ${email} and topic <> 'signalement'`.execute(db);
  await sql`
    update contact_requests
    set name = 'Compte supprimé', email = id || '@compte-supprime.invalid', idempotency_key = null
    where email = ${email}`.execute(db);
}

/** Reports of unlawful content are kept for appeals. */
export async function deleteOldRequests(db: Database): Promise<void> {
  await sql`
    delete from contact_requests
    where created_at < now() - interval '1 year' and topic <> 'signalement'`.execute(db);
}
