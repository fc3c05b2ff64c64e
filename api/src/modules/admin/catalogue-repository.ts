import type { SellerFilter } from '@parpaing/contract/moderation';
import type { BusinessType, MaterialStatus } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../lib/ids.ts';

interface MaterialSelection {
  q: string;
  status?: MaterialStatus | undefined;
  hidden?: boolean | undefined;
  seller?: string | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

/** Two halves when words are looked for: each has its own partial index. */
function buildMatches({ q, status, hidden, seller }: MaterialSelection, depth: number): RawBuilder<unknown> {
  const conditions = [
    sql`deleted_at is null`,
    ...(status ? [sql`status = ${sql.lit(status)}`] : []),
    ...(hidden === undefined ? [] : [hidden ? sql`hidden_at is not null` : sql`hidden_at is null`]),
    ...(seller ? [sql`seller_id = ${seller}`] : []),
  ];
  const select = (more: RawBuilder<unknown>[]) => {
    const where = sql.join([...conditions, ...more], sql` and `);
    return sql`(select id from materials where ${where} order by id desc limit ${depth})`;
  };
  if (!q) return select([]);
  if (isUuid(q)) return select([sql`id = ${q}`]);
  const words = sql`headline @@ plainto_tsquery('public.trade', public.stemmable(public.search_text(${q})))`;
  return sql`${select([words, sql`status = 'publie'`])} union all ${select([words, sql`status <> 'publie'`])}`;
}

export async function listMaterialIds(
  db: Database,
  selection: MaterialSelection,
  { limit, offset }: Slice,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${buildMatches(selection, offset + limit)}) as matches
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countMaterials(
  db: Database,
  selection: MaterialSelection,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${buildMatches(selection, most)}) as matches`.execute(db);
  return Math.min(rows[0]?.total ?? 0, most);
}

/** PostgreSQL's own estimate: counting a million rows on each visit is not worth it. */
export async function estimateMaterials(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select greatest(reltuples, 0)::int as total from pg_class where oid = 'materials'::regclass`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface SellerRow {
  id: string;
  companyName: string;
  businessType: BusinessType;
  taxId: string | null;
  verified: boolean;
  materialCount: number;
  materialLimit: number;
  requestId: string | null;
  requestBytes: number | null;
  requestedAt: Date | null;
}

function buildSellers({ filter, q }: { filter: SellerFilter; q: string }): RawBuilder<unknown> {
  const name = q
    ? sql`and (fold_text(provider_profiles.company_name) like '%' || fold_text(${q.replaceAll(/[\\%_]/g, '\\$&')}) || '%'
        or provider_profiles.tax_id = ${q.replaceAll(/\s/g, '')})`
    : sql``;
  if (filter === 'pending') {
    return sql`
      from verification_requests as request join provider_profiles using (user_id)
      where request.status = 'pending' ${name}`;
  }
  return sql`
    from provider_profiles
    left join verification_requests as request
      on request.user_id = provider_profiles.user_id and request.status = 'pending'
    where true ${name}`;
}

export async function listSellers(
  db: Database,
  selection: { filter: SellerFilter; q: string },
  { limit, offset }: Slice,
): Promise<SellerRow[]> {
  const order =
    selection.filter === 'pending' ? sql`request.created_at` : sql`provider_profiles.user_id desc`;
  const { rows } = await sql<SellerRow>`
    with page as (
      select provider_profiles.user_id, coalesce(request.company_name, provider_profiles.company_name) as company_name,
        coalesce(request.business_type, provider_profiles.business_type) as business_type,
        case when request.id is null then provider_profiles.tax_id else request.tax_id end as tax_id,
        verified, material_limit, request.id as request_id, request.bytes as request_bytes,
        request.created_at as requested_at, row_number() over (order by ${order}) as ordinal
      ${buildSellers(selection)}
      order by ${order} limit ${limit} offset ${offset}
    )
    select user_id as id, company_name, business_type, tax_id, verified, material_limit, request_id, request_bytes,
      requested_at, (select count(*)::int from materials where seller_id = page.user_id and deleted_at is null) as material_count
    from page order by ordinal`.execute(db);
  return rows;
}

export async function countSellers(
  db: Database,
  selection: { filter: SellerFilter; q: string },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${buildSellers(selection)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function countOpenContacts(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contact_requests where answered_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}
