import type { ModerationReason } from '@parpaing/contract/moderation';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';

interface NewReport {
  materialId: string;
  messageId?: string;
  reporterId?: string | undefined;
  reporterEmail?: string | undefined;
  reason: ModerationReason;
  text: string;
}

/** False when this person already has an open report of it. */
export async function insertReport(db: Database, report: NewReport): Promise<boolean> {
  const inserted = await db
    .insertInto('reports')
    .values({ id: newId(), ...report })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findReceivedMessage(
  db: Database,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<{ materialId: string; title: string; isMine: boolean } | undefined> {
  const { rows } = await sql<{ materialId: string; title: string; isMine: boolean }>`
    select material_id, title, sender_id = ${userId} as is_mine
    from messages
    join conversations on conversations.id = messages.conversation_id
    join conversation_sides as side on side.conversation_id = conversations.id and side.user_id = ${userId}
    join materials on materials.id = material_id
    where messages.id = ${messageId} and conversations.id = ${conversationId}`.execute(db);
  return rows[0];
}

export async function findTitle(db: Database, materialId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('materials')
    .select('title')
    .where('id', '=', materialId)
    .executeTakeFirst();
  return row?.title;
}

export async function closeReports(
  db: Database,
  targetId: string,
  status: 'upheld' | 'rejected',
  ids?: string[],
): Promise<{ count: number; addresses: string[] }> {
  const { rows } = await sql<{ address: string | null }>`
    with closed as (
      update reports set status = ${status}, decided_at = now()
      where target_id = ${targetId} and status = 'open' ${ids ? sql`and id = any(${ids}::uuid[])` : sql``}
      returning reporter_id, reporter_email
    )
    select coalesce(reporter_email, users.email) as address
    from closed left join users on users.id = reporter_id and deleted_at is null`.execute(db);
  const addresses = rows.flatMap(({ address }) => (address ? [address] : []));
  return { count: rows.length, addresses: [...new Set(addresses)] };
}

/** What the people a decision concerns are told about, and where. */
export async function findReportTarget(db: Database, id: string) {
  const { rows } = await sql<{
    materialId: string;
    title: string;
    messageId: string | null;
    authorEmail: string | null;
  }>`
    select reports.material_id, title, reports.message_id, author.email as author_email
    from reports
    join materials on materials.id = reports.material_id
    left join messages on messages.id = message_id
    left join users as author on author.id = sender_id and author.deleted_at is null
    where target_id = ${id} limit 1`.execute(db);
  return rows[0];
}

/** A member's own words; their name and address are not stored here. */
export function listReportsOf(db: Database, reporterId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'materialId', 'messageId', 'reason', 'text', 'status', 'createdAt', 'decidedAt'])
    .where('reporterId', '=', reporterId)
    .orderBy('id')
    .execute();
}

export async function forgetReporter(db: Database, userId: string, email: string): Promise<void> {
  await sql`update reports set reporter_id = null where reporter_id = ${userId}`.execute(db);
  await sql`update reports set reporter_email = null where reporter_email = ${email}`.execute(db);
}

/** Decisions can be contested for six months. */
export async function deleteOldReports(db: Database): Promise<void> {
  await sql`
    delete from reports where status <> 'open' and decided_at < now() - interval '1 year'`.execute(db);
}
