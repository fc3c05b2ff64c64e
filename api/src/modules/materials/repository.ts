import type { BaseUnit, BusinessType, Condition, SaleUnit } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface TermsRow {
  deliveryBaseCents: number | null;
  deliveryPerKmCents: number | null;
  deliveryFreeRadiusKm: number | null;
  deliveryMaxKm: number | null;
}

export interface CardRow extends TermsRow {
  id: string;
  title: string;
  condition: Condition;
  priceCents: number;
  vatRate: string;
  saleUnit: SaleUnit;
  baseUnit: BaseUnit;
  content: string;
  basePriceCents: string;
  stock: string;
  city: string;
  postalCode: string;
  department: string;
  publishedAt: Date;
  distanceKm: number | null;
  sellerId: string;
  sellerName: string;
  businessType: BusinessType;
  mediaId: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  widths: number[] | null;
}

interface Place {
  lat: number;
  lng: number;
}

export interface MaterialFilter {
  categories?: string[];
  conditions?: Condition[];
  seller?: string;
  near?: Place;
  radiusKm?: number;
}

interface Page {
  sort: 'recent' | 'distance';
  offset: number;
  limit: number;
}

/** A page of published materials, each with its cover and seller. */
export async function listPublished(
  db: Database,
  filter: MaterialFilter,
  { sort, offset, limit }: Page,
): Promise<CardRow[]> {
  const place = sort === 'distance' ? filter.near : undefined;
  const distance = filter.near
    ? sql`earth_distance(earth_position, ${pointOf(filter.near)}) / 1000`
    : sql`null::float8`;
  const { rows } = await sql<CardRow>`
    with page as (
      select * from materials where ${matches(filter)}
      order by ${place ? byDistance(place) : byDate} limit ${limit} offset ${offset}
    )
    select page.id, title, condition, price_cents, vat_rate, sale_unit, base_unit, content, base_price_cents,
      stock, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km,
      page.city, postal_code, department, published_at, ${distance} as distance_km,
      seller_id, company_name as seller_name, business_type,
      media_id, alt, width, height, thumbhash, widths
    from page
    join provider_profiles on user_id = seller_id
    left join lateral (
      select media_id, alt from material_images where material_id = page.id order by position limit 1
    ) as cover on true
    left join media on media.id = media_id
    order by ${place ? sql`distance_km` : sql`published_at desc`}, page.id desc`.execute(db);
  return rows;
}

export async function countPublished(db: Database, filter: MaterialFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from materials where ${matches(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const byDate = sql`published_at desc, id desc`;
/** Chords grow with arcs, and the index walks along chords. */
const byDistance = (place: Place) => sql`earth_position <-> ${pointOf(place)}, id desc`;

/** In a query of its own, so that it is computed once and not for each row. */
function pointOf({ lat, lng }: Place): RawBuilder<unknown> {
  return sql`(select ll_to_earth(${lat}::float8, ${lng}::float8))`;
}

function matches({
  categories,
  conditions: states,
  seller,
  near,
  radiusKm,
}: MaterialFilter): RawBuilder<unknown> {
  const conditions = [sql`status = 'publie'`];
  if (categories) conditions.push(sql`category_slug = any(${categories}::text[])`);
  if (states) conditions.push(sql`condition = any(${states}::text[])`);
  if (seller) conditions.push(sql`seller_id = ${seller}`);
  if (near && radiusKm) {
    const metres = sql`${radiusKm * 1000}::float8`;
    // The box is what the index finds; its corners are farther than asked for.
    conditions.push(sql`(select earth_box(${pointOf(near)}, ${metres})) @> earth_position`);
    conditions.push(sql`earth_position <-> ${pointOf(near)} <= (select gc_to_sec(${metres}))`);
  }
  return sql.join(conditions, sql` and `);
}

export async function summariseMarket(db: Database): Promise<{ materials: number; sellers: number }> {
  const { rows } = await sql<{ materials: number; sellers: number }>`
    select count(*)::int as materials, count(distinct seller_id)::int as sellers
    from materials where status = 'publie'`.execute(db);
  return rows[0] ?? { materials: 0, sellers: 0 };
}

/** Out of sight for good; conversations about them stay. */
export async function archiveMaterialsOf(db: Database, sellerId: string): Promise<void> {
  await db
    .updateTable('materials')
    .set({ status: 'archive', updatedAt: sql`now()` })
    .where('sellerId', '=', sellerId)
    .where('status', '<>', 'archive')
    .execute();
}
