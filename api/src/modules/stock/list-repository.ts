import type { MyMaterialsQuery } from '@parpaing/contract/schemas';
import type { BaseUnit, MaterialStatus, MySort } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { OfferRow } from '../material-cards/card-query.ts';

export interface MyMaterialRow extends OfferRow {
  reference: string | null;
  baseUnit: BaseUnit;
  basePriceCents: string;
  minOrder: string;
  version: number;
  hasDraft: boolean;
  confirmedAt: Date;
  isToConfirm: boolean;
  isHidden: boolean;
  updatedAt: Date;
  favorites: number;
  contacts: number;
}

type StoredSort = Exclude<MySort, 'views'>;

const orders: Record<StoredSort, RawBuilder<unknown>> = {
  recent: sql`created_at desc, id desc`,
  title: sql`title_key, id`,
  price: sql`price_cents desc, id`,
  stock: sql`stock, id`,
  favorites: sql`favorites desc, id`,
  contacts: sql`contacts desc, id`,
  confirmed: sql`confirmed_at, id`,
};

const columns = (author: string, days: number) => sql`
  mine.id, title, reference, condition, price_cents, vat_rate, sale_unit, base_unit, base_price_cents, stock, min_order,
  status, hidden_at is not null as is_hidden, version, confirmed_at, updated_at,
  status = 'publie' and confirmed_at < now() - make_interval(days => ${days}) as is_to_confirm,
  exists (select from material_drafts where id = mine.id and author_id = ${author}) as has_draft,
  (select count(*)::int from favorites where material_id = mine.id) as favorites,
  (select count(*)::int from conversations where material_id = mine.id) as contacts`;

const cover = sql`
  left join lateral (
    select media_id, alt from material_images where material_id = page.id order by position limit 1
  ) as cover on true
  left join media on media.id = media_id`;

const isOf = (sellerId: string) => sql`mine.seller_id = ${sellerId} and mine.deleted_at is null`;

const matches = (q: string | undefined) =>
  q
    ? sql`and (fold_text(title) like '%' || fold_text(${escapeLike(q)}) || '%'
        or fold_text(coalesce(reference, '')) like '%' || fold_text(${escapeLike(q)}) || '%')`
    : sql``;
const hasStatus = (status: MaterialStatus | undefined) => (status ? sql`and status = ${status}` : sql``);

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

interface Selection extends Pick<MyMaterialsQuery, 'status' | 'q'> {
  sellerId: string;
  sort: StoredSort;
  limit: number;
  offset: number;
  confirmationDays: number;
}

export async function listMine(
  db: Database,
  { sellerId, status, q, sort, limit, offset, confirmationDays }: Selection,
): Promise<MyMaterialRow[]> {
  const order = orders[sort];
  const { rows } = await sql<MyMaterialRow>`
    with page as (
      select *, row_number() over (order by ${order}) as ordinal from (
        select ${columns(sellerId, confirmationDays)}, title_key, created_at
        from materials as mine where ${isOf(sellerId)} ${hasStatus(status)} ${matches(q)}
      ) as listed
      order by ${order} limit ${limit} offset ${offset}
    )
    select page.*, media_id, alt, width, height, thumbhash, widths, has_avif from page ${cover} order by ordinal`.execute(
    db,
  );
  return rows;
}

export async function listMineIds(
  db: Database,
  { sellerId, status, q }: Pick<Selection, 'sellerId' | 'status' | 'q'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from materials as mine where ${isOf(sellerId)} ${hasStatus(status)} ${matches(q)}
    order by ${orders.recent}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listMineByIds(
  db: Database,
  ids: string[],
  { author, confirmationDays }: { author: string; confirmationDays: number },
): Promise<MyMaterialRow[]> {
  const { rows } = await sql<MyMaterialRow>`
    with page as (
      select ${columns(author, confirmationDays)} from materials as mine
      where mine.id = any(${ids}::uuid[]) and mine.deleted_at is null
    )
    select page.*, media_id, alt, width, height, thumbhash, widths, has_avif from page ${cover}
    order by array_position(${ids}::uuid[], page.id)`.execute(db);
  return rows;
}

export async function countMine(
  db: Database,
  sellerId: string,
  { status, q }: Pick<Selection, 'status' | 'q'>,
) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from materials as mine
    where ${isOf(sellerId)} ${hasStatus(status)} ${matches(q)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function countByStatus(db: Database, sellerId: string, confirmationDays: number) {
  const { rows } = await sql<{ status: MaterialStatus; count: number; toConfirm: number }>`
    select status, count(*)::int as count,
      count(*) filter (
        where status = 'publie' and confirmed_at < now() - make_interval(days => ${confirmationDays})
      )::int as to_confirm
    from materials as mine where ${isOf(sellerId)} group by status`.execute(db);
  return rows;
}
