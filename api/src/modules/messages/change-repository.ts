import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface MessageParties {
  conversationId: string;
  senderId: string;
  recipientId: string;
}

/**
 * Locks users before the conversation, in the same order as the deletion of an account, so that the two cannot
 * deadlock.
 */
export async function lockLiveUsers(db: Database, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${ids}::uuid[]) and deleted_at is null for key share`.execute(db);
  return rows.map(({ id }) => id);
}

export async function lockConversation(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from conversations where id = ${id} for update`.execute(db);
  return rows.length > 0;
}

export async function insertConversation(
  db: Database,
  conversation: { id: string; materialId: string; buyerId: string; sellerId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.columns(['materialId', 'buyerId']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function lockConversationAbout(
  db: Database,
  materialId: string,
  buyerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('materialId', '=', materialId)
    .where('buyerId', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Later than all messages before it, whatever the clock says. Undefined when its `clientId` exists. */
export async function insertMessage(
  db: Database,
  { conversationId, senderId }: MessageParties,
  { id, clientId, text }: { id: string; clientId: string; text: string },
): Promise<{ createdAt: Date } | undefined> {
  const { rows } = await sql<{ createdAt: Date }>`
    insert into messages (id, conversation_id, sender_id, client_id, text, created_at)
    select ${id}::uuid, ${conversationId}::uuid, ${senderId}::uuid, ${clientId}::uuid, ${text},
      greatest(clock_timestamp(), max(created_at) + interval '1 microsecond')
    from messages where conversation_id = ${conversationId}
    on conflict (sender_id, client_id) do nothing
    returning created_at`.execute(db);
  return rows[0];
}

export async function upsertConversationSides(
  db: Database,
  { senderId, recipientId }: MessageParties,
  messageId: string,
): Promise<void> {
  await sql`
    insert into conversation_sides as side (conversation_id, user_id, last_message_at, unread_count)
    select conversation_id, reader.id, created_at, reader.unread
    from messages, (values (${senderId}::uuid, 0), (${recipientId}::uuid, 1)) as reader (id, unread)
    where messages.id = ${messageId}
    on conflict (conversation_id, user_id) do update set
      last_message_at = excluded.last_message_at,
      unread_count = side.unread_count + excluded.unread_count,
      archived_at = case when excluded.unread_count > 0 then null else side.archived_at end`.execute(db);
}

export async function markRead(
  db: Database,
  conversationId: string,
  userId: string,
  upTo?: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conversation_sides as side set
      read_up_to = seen.created_at, read_at = clock_timestamp(), mailed_at = null,
      unread_count = (
        select count(*) from messages
        where conversation_id = ${conversationId} and sender_id <> ${userId} and created_at > seen.created_at)
    from (
      select max(created_at) as created_at from messages
      where conversation_id = ${conversationId} and sender_id <> ${userId}
        ${upTo ? sql`and created_at <= (select created_at from messages where id = ${upTo})` : sql``}
    ) as seen
    where side.conversation_id = ${conversationId} and side.user_id = ${userId}
      and seen.created_at > coalesce(side.read_up_to, '-infinity')`.execute(db);
  return numAffectedRows === 1n;
}

export async function setArchived(
  db: Database,
  conversationId: string,
  userId: string,
  isArchived: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversationSides')
    .set({ archivedAt: isArchived ? sql`coalesce(archived_at, now())` : null })
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface UnreadRow {
  conversationId: string;
  text: string;
  materialTitle: string;
  email: string;
  senderId: string;
  fullName: string;
  companyName: string | null;
  profileImageId: string | null;
  isGone: boolean;
}

export async function claimUnreadMail(db: Database, messageId: string): Promise<UnreadRow | undefined> {
  const { rows } = await sql<UnreadRow>`
    update conversation_sides as side set mailed_at = now()
    from messages
    join conversations on conversations.id = messages.conversation_id
    join materials on materials.id = material_id
    join users as sender on sender.id = sender_id
    left join provider_profiles on provider_profiles.user_id = sender_id
    join users as reader on reader.id = case
      when sender_id = conversations.buyer_id then conversations.seller_id else conversations.buyer_id
    end
    where messages.id = ${messageId} and side.conversation_id = messages.conversation_id
      and side.user_id = reader.id and messages.created_at > coalesce(side.read_up_to, '-infinity')
      and side.archived_at is null and side.mailed_at is null
    returning side.conversation_id, text, materials.title as material_title, reader.email, sender_id,
      sender.full_name, company_name, sender.profile_image_id, sender.deleted_at is not null as is_gone`.execute(
    db,
  );
  return rows[0];
}

/** Locked first: of two users who leave at once, the second deletes the conversation. */
export async function deleteSidesOf(db: Database, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select conversations.id from conversations
    join conversation_sides on conversation_id = conversations.id and user_id = ${userId}
    order by conversations.id for update of conversations`.execute(db);
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('conversationSides').where('userId', '=', userId).execute();
  await sql`
    delete from conversations where id = any(${ids}::uuid[])
      and not exists (select from conversation_sides where conversation_id = conversations.id)`.execute(db);
}

const isOld = sql`id in (
  select conversation_id from conversation_sides where last_message_at < now() - interval '3 years')`;

/** Checked again once locked, because a message may have just arrived. */
export async function deleteOldConversations(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations where ${isOld} order by id for update`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`delete from conversations where id = any(${ids}::uuid[]) and ${isOld}`.execute(db);
}
