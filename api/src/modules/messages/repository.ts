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

interface Selection {
  filter: ConversationFilter;
  material?: string | undefined;
  before?: Position | undefined;
}

const toMicroseconds = (time: RawBuilder<unknown>) => sql`(extract(epoch from ${time}) * 1000000)::bigint`;
const fromMicroseconds = (microseconds: string) =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`;

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
    // Asking for one material includes the archived conversation.
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

/** Selects the page before the joins: a busy seller has thousands of conversations. */
async function selectConversations(
  db: Database,
  userId: string,
  conditions: RawBuilder<unknown>[],
  limit: number | null,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    with page as materialized (
      select side.*, material_id, seller_id = ${userId} as is_seller,
        case when seller_id = ${userId} then buyer_id else seller_id end as other_id
      from conversation_sides as side join conversations on conversations.id = side.conversation_id
      where ${sql.join([sql`side.user_id = ${userId}`, ...conditions], sql` and `)}
      order by side.last_message_at desc, side.conversation_id desc
      limit ${limit}
    )
    select page.conversation_id as id, ${toMicroseconds(sql`page.last_message_at`)} as microseconds, material_id,
      is_seller, other_id, full_name, company_name, profile_image_id, other.deleted_at is not null as is_gone,
      reply_minutes,
      last.text as last_text, last.sender_id = ${userId} as is_last_mine, page.last_message_at, page.unread_count,
      page.archived_at is not null as is_archived,
      seen.id as seen_message_id, other_side.read_at as seen_at
    from page
    join messages as last
      on last.conversation_id = page.conversation_id and last.created_at = page.last_message_at
    join users as other on other.id = other_id
    left join provider_profiles on provider_profiles.user_id = other_id
    left join conversation_sides as other_side
      on other_side.conversation_id = page.conversation_id and other_side.user_id = other_id
    left join messages as seen
      on seen.conversation_id = page.conversation_id and seen.created_at = other_side.read_up_to
    order by page.last_message_at desc, page.conversation_id desc`.execute(db);
  return rows;
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversation_sides
    where user_id = ${userId} and unread_count > 0 and archived_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

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

export async function findOther(db: Database, id: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ otherId: string }>`
    select case when seller_id = ${userId} then buyer_id else seller_id end as other_id
    from conversations join conversation_sides on conversation_id = id and user_id = ${userId}
    where id = ${id}`.execute(db);
  return rows[0]?.otherId;
}

export function findSent(db: Database, senderId: string, clientId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'conversationId', 'clientId', 'text', 'createdAt'])
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
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

export interface ExportedMessageRow {
  conversationId: string;
  text: string;
  isMine: boolean;
  createdAt: Date;
}

export async function listAllMessages(db: Database, userId: string): Promise<ExportedMessageRow[]> {
  const { rows } = await sql<ExportedMessageRow>`
    select conversation_id, text, sender_id = ${userId} as is_mine, messages.created_at
    from conversation_sides join messages using (conversation_id)
    where user_id = ${userId}
    order by messages.created_at`.execute(db);
  return rows;
}

export async function listInterested(
  db: Database,
  materialId: string,
): Promise<{ id: string; name: string; lastMessageAt: Date }[]> {
  const { rows } = await sql<{ id: string; name: string; lastMessageAt: Date }>`
    select users.id, full_name as name, last_message_at
    from conversations
    join users on users.id = buyer_id
    join conversation_sides as side on conversation_id = conversations.id and user_id = conversations.seller_id
    where material_id = ${materialId} and deleted_at is null
    order by last_message_at desc`.execute(db);
  return rows;
}
