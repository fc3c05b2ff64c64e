import type { Insertable } from 'kysely';
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
