import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ContactRequests } from '../../db/types.ts';

/** False when this request is already there. */
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

/** Reports of unlawful content stay: someone may still appeal against what was done about them. */
export async function deleteOldRequests(db: Database): Promise<void> {
  await sql`
    delete from contact_requests
    where created_at < now() - interval '1 year' and topic <> 'signalement'`.execute(db);
}
