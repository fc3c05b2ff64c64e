import type { ConversationFilter } from '@parpaing/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Position } from './cursor.ts';

export interface ConversationRow {
  id: string;
  microseconds: string;
  materialId: string;
  isSeller: boolean;
  otherId: string;
  fullName: string;
  companyName: string | null;
  profileImageId: string | null;
  isGone: boolean;
  replyMinutes: number | null;
  lastText: string;
  isLastMine: boolean;
  lastMessageAt: Date;
  unreadCount: number;
  isArchived: boolean;
  seenMessageId: string | null;
  seenAt: Date | null;
}

export interface MessageRow {
  id: string;
  clientId: string;
  text: string;
  isMine: boolean;
  createdAt: Date;
  microseconds: string;
}

/** Of these two in this conversation, the first writes to the second. */
export interface Turn {
  conversationId: string;
  senderId: string;
  recipientId: string;
}

interface Selection {
  filter: ConversationFilter;
  material?: string | undefined;
  before?: Position | undefined;
}

const toMicroseconds = (time: RawBuilder<unknown>) => sql`(extract(epoch from ${time}) * 1000000)::bigint`;
const fromMicroseconds = (microseconds: string) =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`;

/** The latest first. */
export function listConversations(
  db: Database,
  userId: string,
  { filter, material, before }: Selection,
  limit: number,
): Promise<ConversationRow[]> {
  const conditions = [
    ...(material ? [sql`material_id = ${material}`] : []),
    ...(filter === 'archives' ? [sql`side.archived_at is not null`] : []),
    ...(filter === 'non_lus' ? [sql`side.unread_count > 0`] : []),
    // Whoever asks for one material looks for all that was said of it.
    ...(filter === 'non_lus' || (filter === 'tous' && !material) ? [sql`side.archived_at is null`] : []),
    ...(before
      ? [
          sql`(side.last_message_at, side.conversation_id) < (${fromMicroseconds(before.microseconds)}, ${before.id}::uuid)`,
        ]
      : []),
  ];
  return selectConversations(db, userId, conditions, limit);
}

export async function findConversation(
  db: Database,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(db, userId, [sql`side.conversation_id = ${id}`], 1);
  return row;
}

export const listAllConversations = (db: Database, userId: string): Promise<ConversationRow[]> =>
  selectConversations(db, userId, [], null);

async function selectConversations(
  db: Database,
  userId: string,
  conditions: RawBuilder<unknown>[],
  limit: number | null,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select conversations.id, ${toMicroseconds(sql`side.last_message_at`)} as microseconds, material_id,
      seller_id = ${userId} as is_seller,
      other.id as other_id, full_name, company_name, profile_image_id, other.deleted_at is not null as is_gone,
      reply_minutes,
      last.text as last_text, last.sender_id = ${userId} as is_last_mine, side.last_message_at, side.unread_count,
      side.archived_at is not null as is_archived,
      seen.id as seen_message_id, other_side.read_at as seen_at
    from conversation_sides as side
    join conversations on conversations.id = side.conversation_id
    join messages as last
      on last.conversation_id = side.conversation_id and last.created_at = side.last_message_at
    join users as other on other.id = case when seller_id = ${userId} then buyer_id else seller_id end
    left join provider_profiles on provider_profiles.user_id = other.id
    left join conversation_sides as other_side
      on other_side.conversation_id = side.conversation_id and other_side.user_id = other.id
    left join messages as seen
      on seen.conversation_id = side.conversation_id and seen.created_at = other_side.read_up_to
    where ${sql.join([sql`side.user_id = ${userId}`, ...conditions], sql` and `)}
    order by side.last_message_at desc, side.conversation_id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversation_sides
    where user_id = ${userId} and unread_count > 0 and archived_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The latest first. */
export async function listMessages(
  db: Database,
  conversationId: string,
  userId: string,
  before: Position | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, client_id, text, sender_id = ${userId} as is_mine, created_at,
      ${toMicroseconds(sql`created_at`)} as microseconds
    from messages
    where conversation_id = ${conversationId}
      ${before ? sql`and created_at < ${fromMicroseconds(before.microseconds)}` : sql``}
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Who reads this conversation with them; nothing when they do not. */
export async function findOther(db: Database, id: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ otherId: string }>`
    select case when seller_id = ${userId} then buyer_id else seller_id end as other_id
    from conversations join conversation_sides on conversation_id = id and user_id = ${userId}
    where id = ${id}`.execute(db);
  return rows[0]?.otherId;
}

/**
 * Those of them who have an account, which they keep until the transaction ends. Before a conversation is locked, as
 * whoever deletes an account does: one order, so no deadlock.
 */
export async function holdUsers(db: Database, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${ids}::uuid[]) and deleted_at is null for key share`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is said in it, and how far it is read, changes one at a time. */
export async function lockConversation(db: Database, id: string): Promise<void> {
  await sql`select from conversations where id = ${id} for update`.execute(db);
}

/** False when they have one about it already. */
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

export function findSent(db: Database, senderId: string, clientId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'conversationId', 'clientId', 'text', 'createdAt'])
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

/** Later than all before it, whatever the clock says. Nothing when another message got its `clientId` meanwhile. */
export async function insertMessage(
  db: Database,
  { conversationId, senderId }: Turn,
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

/** Both find it on top of their list, and who it is for finds it unread, out of the archive. */
export async function showMessage(
  db: Database,
  { senderId, recipientId }: Turn,
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

export async function hasMessage(db: Database, conversationId: string, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the other wrote, up to this message or all of it. False when it was read already. */
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

/** False when it is not theirs. */
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
  /** Of whoever it waits for. */
  email: string;
  senderId: string;
  fullName: string;
  companyName: string | null;
  profileImageId: string | null;
  isGone: boolean;
}

/** Nothing when it was read or put away, or when a mail told of another already; from now on one has. */
export async function takeUnread(db: Database, messageId: string): Promise<UnreadRow | undefined> {
  const { rows } = await sql<UnreadRow>`
    update conversation_sides as side set mailed_at = now()
    from messages
    join conversations on conversations.id = messages.conversation_id
    join materials on materials.id = material_id
    join users as sender on sender.id = sender_id
    left join provider_profiles on provider_profiles.user_id = sender_id
    join users as reader on reader.id = case when sender_id = buyer_id then conversations.seller_id else buyer_id end
    where messages.id = ${messageId} and side.conversation_id = messages.conversation_id
      and side.user_id = reader.id and messages.created_at > coalesce(side.read_up_to, '-infinity')
      and side.archived_at is null and side.mailed_at is null
    returning side.conversation_id, text, materials.title as material_title, reader.email, sender_id,
      sender.full_name, company_name, sender.profile_image_id, sender.deleted_at is not null as is_gone`.execute(
    db,
  );
  return rows[0];
}

/**
 * Their side of each goes, the other's stays; with both gone nobody is left to read it. Locked first: of two who leave
 * at once, the second sees that it is.
 */
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

export interface SaidRow {
  conversationId: string;
  text: string;
  isMine: boolean;
  createdAt: Date;
}

/** Of all their conversations, the oldest first. */
export async function listAllMessages(db: Database, userId: string): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select conversation_id, text, sender_id = ${userId} as is_mine, messages.created_at
    from conversation_sides join messages using (conversation_id)
    where user_id = ${userId}
    order by messages.created_at`.execute(db);
  return rows;
}
