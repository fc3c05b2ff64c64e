import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { EmailTokens } from '../../db/types.ts';

export type EmailTokenRow = Selectable<EmailTokens>;
export type EmailPurpose = 'verify' | 'reset' | 'change_email';

export async function insertEmailToken(db: Database, token: Insertable<EmailTokens>): Promise<void> {
  await db.insertInto('emailTokens').values(token).execute();
}

export function findEmailToken(
  db: Database,
  hash: string,
  purposes: EmailPurpose[],
): Promise<EmailTokenRow | undefined> {
  return db
    .selectFrom('emailTokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Deletes and returns it: of two requests with the same link, one succeeds. */
export function consumeEmailToken(
  db: Database,
  hash: string,
  purposes: EmailPurpose[],
): Promise<EmailTokenRow | undefined> {
  return db
    .deleteFrom('emailTokens')
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEmailTokens(db: Database, userId: string, purpose?: EmailPurpose): Promise<void> {
  await db
    .deleteFrom('emailTokens')
    .where('userId', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .execute();
}
