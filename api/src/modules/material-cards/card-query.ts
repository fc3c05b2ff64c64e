import type { BaseUnit, BusinessType, Condition, MaterialStatus, SaleUnit } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { buildDistanceKm, type Position } from '../../db/positions.ts';
import { executePrepared, type StatementName } from '../../db/prepared-statements.ts';

export interface DeliveryTermsRow {
  deliveryBaseCents: number | null;
  deliveryPerKmCents: number | null;
  deliveryFreeRadiusKm: number | null;
  deliveryMaxKm: number | null;
}

export interface CoverRow {
  mediaId: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  widths: number[] | null;
  hasAvif: boolean | null;
}

export interface OfferRow extends CoverRow {
  id: string;
  title: string;
  condition: Condition;
  priceCents: number;
  vatRate: string;
  saleUnit: SaleUnit;
  stock: string;
  status: MaterialStatus;
}

export interface CardRow extends DeliveryTermsRow, OfferRow {
  baseUnit: BaseUnit;
  content: string;
  basePriceCents: string;
  minOrder: string;
  pickupDays: number | null;
  arrivalDays: number | null;
  city: string;
  postalCode: string;
  department: string;
  publishedAt: Date;
  distanceKm: number | null;
  sellerId: string;
  sellerName: string;
  businessType: BusinessType;
  verified: boolean;
}

const joinCover = sql`
  left join lateral (
    select media_id, alt from material_images where material_id = page.id order by position limit 1
  ) as cover on true
  left join media on media.id = media_id`;

export const selectCardColumns = (near?: Position) => sql`
  page.id, title, condition, price_cents, vat_rate, sale_unit, base_unit, content, base_price_cents,
  stock, min_order, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km,
  pickup_days, arrival_days, page.city, postal_code, department, published_at, status,
  ${near ? buildDistanceKm(near) : sql`null::float8`} as distance_km,
  seller_id, company_name as seller_name, business_type, verified,
  media_id, alt, width, height, thumbhash, widths, has_avif`;

export const fromCardTables = sql`
  from page
  join provider_profiles on user_id = seller_id
  ${joinCover}`;

export async function selectCards(
  db: Database,
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  near?: Position,
  statement?: StatementName,
): Promise<CardRow[]> {
  const query = sql<CardRow>`
    with page as (${page})
    select ${selectCardColumns(near)} ${fromCardTables}
    order by ${order}`;
  const { rows } = await (statement ? executePrepared(db, statement, query) : query.execute(db));
  return rows;
}

export const listCardsInOrder = (db: Database, ids: string[], near?: Position): Promise<CardRow[]> =>
  selectCards(
    db,
    sql`select materials.*, ordinal from unnest(${ids}::uuid[]) with ordinality as listed (id, ordinal)
      join materials using (id)`,
    sql`page.ordinal`,
    near,
    near ? undefined : 'list_cards',
  );

/** Of any status: conversations outlive the offer. */
export async function listOffers(db: Database, ids: string[]): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select page.id, title, condition, price_cents, vat_rate, sale_unit, stock, status,
      media_id, alt, width, height, thumbhash, widths, has_avif
    from materials as page ${joinCover}
    where page.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
