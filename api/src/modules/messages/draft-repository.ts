import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface FirstMessage {
  clientId: string;
  materialId: string;
  text: string;
}

export interface DraftRow extends FirstMessage {
  createdAt: Date;
}

/** Nothing for a material that was deleted while the message waited. */
export async function insertDraft(
  db: Database,
  userId: string,
  { clientId, materialId, text }: FirstMessage,
): Promise<void> {
  await sql`
    insert into message_drafts (user_id, client_id, material_id, text)
    select ${userId}::uuid, ${clientId}::uuid, id, ${text}::text from materials where id = ${materialId} for key share
    on conflict do nothing`.execute(db);
}

export function listDrafts(db: Database, userId: string): Promise<DraftRow[]> {
  return db
    .selectFrom('messageDrafts')
    .select(['clientId', 'materialId', 'text', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('clientId')
    .execute();
}

export async function deleteDraft(db: Database, userId: string, clientId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('messageDrafts')
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteDraftsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('messageDrafts').where('userId', '=', userId).execute();
}

export async function deleteOldDrafts(db: Database): Promise<void> {
  await sql`delete from message_drafts where created_at < now() - interval '30 days'`.execute(db);
}
