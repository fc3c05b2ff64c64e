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

const messageColumns = ['browserHash', 'messageClientId', 'messageMaterialId', 'messageText'] as const;

export type StoredMessage = Pick<EmailTokenRow, (typeof messageColumns)[number]>;

export type Registration = Pick<EmailTokenRow, 'fullName' | 'passwordHash' | 'termsAcceptedAt'>;

/** The last registration with a message from this browser. */
export function findRegistrationOfBrowser(
  db: Database,
  userId: string,
  browserHash: string,
): Promise<(Registration & StoredMessage) | undefined> {
  return db
    .selectFrom('emailTokens')
    .select(['fullName', 'passwordHash', 'termsAcceptedAt', ...messageColumns])
    .where('userId', '=', userId)
    .where('purpose', '=', 'verify')
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Each registration has a hash of its own, for the same password too. */
export function findMessageOfRegistration(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('emailTokens')
    .select(messageColumns)
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
}

/**
 * All that one browser wrote before it confirmed this address. A message sent again replaces the one before; the same
 * text about the same material, from a second tab, goes once.
 */
export async function listMessagesOfBrowser(
  db: Database,
  userId: string,
  browserHash: string,
): Promise<{ clientId: string; materialId: string; text: string }[]> {
  const { rows } = await sql<{ clientId: string; materialId: string; text: string }>`
    select min(client_id::text) as client_id, material_id, text from (
      select distinct on (message_client_id) message_client_id as client_id, message_material_id as material_id,
        message_text as text, created_at
      from email_tokens
      where user_id = ${userId} and purpose = 'verify' and browser_hash = ${browserHash} and expires_at > now()
      order by message_client_id, created_at desc
    ) as written
    group by material_id, text
    order by min(created_at)`.execute(db);
  return rows;
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
