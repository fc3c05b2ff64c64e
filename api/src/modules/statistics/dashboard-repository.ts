import { limits } from '@parpaing/contract/limits';
import type { ModerationReason } from '@parpaing/contract/moderation';
import type { SellerTask } from '@parpaing/contract/units';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

interface ReplyTimes {
  current: number | null;
  previous: number | null;
}

export async function findReplyMinutes(
  db: Database,
  sellerId: string,
  { from, previousFrom }: { from: string; previousFrom: string },
): Promise<ReplyTimes> {
  const start = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Paris'`;
  const median = sql`percentile_cont(0.5) within group (order by minutes)`;
  const { rows } = await sql<ReplyTimes>`
    select round(${median} filter (where created_at >= ${start(from)}))::int as current,
      round(${median} filter (where created_at < ${start(from)}))::int as previous
    from (
      select conversations.created_at, extract(epoch from reply.created_at - conversations.created_at) / 60 as minutes
      from conversations
      cross join lateral (
        select created_at from messages
        where conversation_id = conversations.id and sender_id = seller_id
        order by created_at limit 1
      ) as reply
      where seller_id = ${sellerId} and conversations.created_at >= ${start(previousFrom)}
    ) as replies`.execute(db);
  return rows[0] ?? { current: null, previous: null };
}

interface MaterialCounts {
  online: number;
  outOfStock: number;
  lowStock: number;
}

export async function countMaterials(db: Database, sellerId: string): Promise<MaterialCounts> {
  const { rows } = await sql<MaterialCounts>`
    select count(*)::int as online, (count(*) filter (where stock = 0))::int as out_of_stock,
      -- isStockLow of contract/src/offer-rules.ts
      (count(*) filter (
        where stock > 0 and stock <= greatest(min_order, ${limits.lowStock})
          and not (stock = 1 and sale_unit = 'piece' and condition = 'reemploi')
      ))::int as low_stock
    from materials where seller_id = ${sellerId} and status = 'publie'`.execute(db);
  return rows[0] ?? { online: 0, outOfStock: 0, lowStock: 0 };
}

interface TaskRow {
  kind: SellerTask;
  count: number;
  ids: string[];
  reason: ModerationReason | null;
  message: string | null;
}

const unansweredDays = 30;

/** Older conversations have ended: their last message is often a « merci ». */
export async function listTasks(db: Database, sellerId: string, now: Date): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select kind, count(*)::int as count, (array_agg(id order by since, id))[:${limits.shownTasks}] as ids,
      (array_agg(reason order by since, id))[1] as reason,
      (array_agg(message order by since, id))[1] as message
    from (
      select 'hidden' as kind, id, hidden_at as since, hidden_reason as reason, (
        select nullif(note, '') from moderation_log
        where target_id = materials.id and action = 'hide_material' and moderation_log.created_at >= hidden_at
        order by moderation_log.id limit 1
      ) as message
      from materials
      where seller_id = ${sellerId} and status = 'en_pause' and hidden_at is not null and deleted_at is null
      union all
      select 'unanswered', conversations.id, last_message_at, null, null
      from conversation_sides
      join conversations on conversations.id = conversation_id and seller_id = user_id
      join users as buyer on buyer.id = buyer_id and buyer.deleted_at is null
      cross join lateral (
        select sender_id from messages
        where conversation_id = conversations.id
        order by messages.created_at desc limit 1
      ) as last
      where user_id = ${sellerId} and archived_at is null and sender_id = buyer_id
        and last_message_at between ${now}::timestamptz - make_interval(days => ${unansweredDays})
          and ${now}::timestamptz - interval '1 day'
      union all
      select 'outOfStock', id, updated_at, null, null from materials
      where seller_id = ${sellerId} and status = 'publie' and stock = 0
      union all
      select 'withoutPhoto', id, updated_at, null, null from materials
      where seller_id = ${sellerId} and status = 'publie'
        and not exists (select from material_images where material_id = materials.id)
      union all
      select 'toConfirm', id, confirmed_at, null, null from materials
      where seller_id = ${sellerId} and status = 'publie'
        and confirmed_at < ${now}::timestamptz - make_interval(days => ${limits.daysBeforeConfirmation})
      union all
      select 'drafts', id, updated_at, null, null from materials where seller_id = ${sellerId} and status = 'brouillon'
      union all
      select 'drafts', draft.id, draft.updated_at, null, null from material_drafts as draft
      where author_id = ${sellerId} and not exists (select from materials where materials.id = draft.id)
    ) as tasks
    group by kind`.execute(db);
  return rows;
}
