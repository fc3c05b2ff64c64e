import {
  type ModerationReason,
  moderationReasons,
  type ReportSort,
  type ReportState,
} from '@parpaing/contract/moderation';
import type { BusinessType, Condition, MaterialStatus, SaleUnit } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

type ReportKind = 'material' | 'message';

export interface GroupRow {
  id: string;
  kind: ReportKind;
  materialId: string;
  gravity: number;
  reportCount: number;
  reporter: string | null;
  latestAt: Date;
}

interface Selection {
  state: ReportState;
  kind?: ReportKind | undefined;
  sort: ReportSort;
}

const gravity = sql`array_position(${sql.val([...moderationReasons])}::text[], reports.reason)`;
const reporterName = sql`coalesce(company_name, full_name)`;
const joinReporter = sql`
  left join users as reporter on reporter.id = reporter_id
  left join provider_profiles on provider_profiles.user_id = reporter_id`;

const orders: Record<ReportSort, RawBuilder<unknown>> = {
  gravity: sql`gravity, report_count desc, latest_at desc`,
  oldest: sql`min(reports.created_at)`,
  latest: sql`latest_at desc`,
};

const buildStateCondition = (state: ReportState) =>
  state === 'open' ? sql`status = 'open'` : sql`status <> 'open' and decided_at > now() - interval '30 days'`;
const buildKindCondition = (kind: ReportKind | undefined) => {
  if (!kind) return sql``;
  return kind === 'message' ? sql`and message_id is not null` : sql`and message_id is null`;
};

export async function listGroups(
  db: Database,
  { state, kind, sort }: Selection,
  { limit, offset }: { limit: number; offset: number },
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select target_id as id, case when message_id is null then 'material' else 'message' end as kind, material_id,
      min(${gravity}) as gravity, count(*)::int as report_count,
      case when count(*) = 1 then min(${reporterName}) end as reporter,
      max(reports.created_at) as latest_at
    from reports ${joinReporter}
    where ${buildStateCondition(state)} ${buildKindCondition(kind)}
    group by target_id, message_id, material_id
    order by ${orders[sort]}, target_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countGroups(
  db: Database,
  { state, kind }: Pick<Selection, 'state' | 'kind'>,
): Promise<{ total: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ total: number; oldestAt: Date | null }>`
    select count(distinct target_id)::int as total, min(created_at) as oldest_at
    from reports where ${buildStateCondition(state)} ${buildKindCondition(kind)}`.execute(db);
  return rows[0] ?? { total: 0, oldestAt: null };
}

export interface ReportRow {
  id: string;
  reason: ModerationReason;
  text: string;
  reporter: string | null;
  isAnswered: boolean;
  status: 'open' | 'upheld' | 'rejected';
  createdAt: Date;
  materialId: string;
  messageId: string | null;
}

export async function listReportsOfTarget(db: Database, id: string, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select reports.id, reason, text, ${reporterName} as reporter, status, reports.created_at, material_id,
      message_id, reporter_email is not null or reporter.deleted_at is null and reporter_id is not null as is_answered
    from reports ${joinReporter}
    where target_id = ${id}
    order by (status = 'open') desc, reports.created_at desc, reports.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface ReportedRow {
  id: string;
  title: string;
  condition: Condition;
  status: MaterialStatus;
  hiddenAt: Date | null;
  hiddenReason: ModerationReason | null;
  priceCents: number;
  vatRate: string;
  saleUnit: SaleUnit;
  city: string;
  department: string;
  publishedAt: Date | null;
  createdAt: Date;
  sellerId: string;
  sellerName: string;
  businessType: BusinessType | null;
}

export async function listReported(db: Database, ids: string[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select materials.id, title, condition, status, hidden_at, hidden_reason, price_cents, vat_rate, sale_unit,
      materials.city, department, published_at, materials.created_at, seller_id,
      coalesce(company_name, full_name) as seller_name, business_type
    from unnest(${ids}::uuid[]) with ordinality as listed (id, ordinal)
    join materials using (id)
    join users on users.id = seller_id
    left join provider_profiles on provider_profiles.user_id = seller_id
    order by ordinal`.execute(db);
  return rows;
}

export async function countSellerHistory(
  db: Database,
  sellerId: string,
  materialId: string,
): Promise<{ otherMaterials: number; pastMeasures: number }> {
  const { rows } = await sql<{ otherMaterials: number; pastMeasures: number }>`
    select count(*) filter (where materials.id <> ${materialId})::int as other_materials,
      coalesce(sum((
        select count(*) from moderation_log where target_id = materials.id and action = 'hide_material'
      )), 0)::int as past_measures
    from materials where seller_id = ${sellerId} and deleted_at is null`.execute(db);
  return rows[0] ?? { otherMaterials: 0, pastMeasures: 0 };
}

export interface NeighbourRow {
  id: string;
  author: string;
  isSeller: boolean;
  text: string;
  createdAt: Date;
}

/** The message, and as many before and after it at most. */
export async function listNeighbours(
  db: Database,
  messageId: string,
  neighbours: number,
): Promise<NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    with reported as (select conversation_id, created_at from messages where id = ${messageId}),
    shown as (
      (select messages.* from messages join reported using (conversation_id)
        where messages.created_at <= reported.created_at
        order by messages.created_at desc limit ${neighbours + 1})
      union all
      (select messages.* from messages join reported using (conversation_id)
        where messages.created_at > reported.created_at
        order by messages.created_at limit ${neighbours})
    )
    select shown.id, coalesce(company_name, full_name) as author, sender_id = seller_id as is_seller, text,
      shown.created_at
    from shown
    join conversations on conversations.id = conversation_id
    join users on users.id = sender_id
    left join provider_profiles on provider_profiles.user_id = sender_id
    order by shown.created_at`.execute(db);
  return rows;
}
