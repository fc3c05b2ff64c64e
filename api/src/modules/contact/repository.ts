import type { ContactFilter } from '@parpaing/contract/moderation';
import type { ContactInput } from '@parpaing/contract/schemas';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ContactRequests } from '../../db/types.ts';

type ContactTopic = ContactInput['topic'];

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

export async function listRequests(
  db: Database,
  { filter, before }: { filter: ContactFilter; before?: string | undefined },
  limit: number,
) {
  const rows = await db
    .selectFrom('contactRequests')
    .select(['id', 'name', 'email', 'topic', 'message', 'createdAt', 'answer', 'answeredAt'])
    .where('answeredAt', filter === 'open' ? 'is' : 'is not', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as ((typeof rows)[number] & { topic: ContactTopic })[];
}

export async function answerRequest(db: Database, id: string, answer: string) {
  const row = await db
    .updateTable('contactRequests')
    .set({ answer, answeredAt: sql`now()` })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .returning(['email', 'topic', 'createdAt'])
    .executeTakeFirst();
  return row as (NonNullable<typeof row> & { topic: ContactTopic }) | undefined;
}

export async function hasRequest(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('contactRequests').select('id').where('id', '=', id).executeTakeFirst();
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
