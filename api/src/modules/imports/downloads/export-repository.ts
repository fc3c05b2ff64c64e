import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Materials } from '../../../db/types.ts';

export type ExportedMaterial = Pick<
  Selectable<Materials>,
  | 'id'
  | 'reference'
  | 'title'
  | 'description'
  | 'categorySlug'
  | 'condition'
  | 'priceCents'
  | 'vatRate'
  | 'saleUnit'
  | 'content'
  | 'baseUnit'
  | 'piecesPerM2'
  | 'stock'
  | 'minOrder'
  | 'postalCode'
  | 'city'
  | 'pickup'
  | 'deliveryBaseCents'
  | 'deliveryPerKmCents'
  | 'deliveryFreeRadiusKm'
  | 'deliveryMaxKm'
  | 'availableInDays'
  | 'deliveryInDays'
  | 'status'
> & { availableUntilDay: string | null; attributesJson: string };

export async function listCategoriesOf(db: Database, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ categorySlug: string }>`
    select distinct category_slug from materials
    where seller_id = ${sellerId} and deleted_at is null order by category_slug`.execute(db);
  return rows.map(({ categorySlug }) => categorySlug);
}

export async function listForExport(
  db: Database,
  sellerId: string,
  after: string | null,
  limit: number,
): Promise<ExportedMaterial[]> {
  const { rows } = await sql<ExportedMaterial>`
    select id, reference, title, description, category_slug, condition, price_cents, vat_rate, sale_unit, content,
      base_unit, pieces_per_m2, stock, min_order, postal_code, city, pickup, delivery_base_cents,
      delivery_per_km_cents, delivery_free_radius_km, delivery_max_km, available_in_days, delivery_in_days, status,
      available_until::text as available_until_day, attributes::text as attributes_json
    from materials
    where seller_id = ${sellerId} and deleted_at is null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows;
}
