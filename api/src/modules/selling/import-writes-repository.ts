import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Materials } from '../../db/types.ts';

/** References that the seller uses already are left out: the number tells. */
export async function insertMaterials(db: Database, materials: Insertable<Materials>[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into materials (
      id, seller_id, reference, category_slug, title, description, condition, price_cents, vat_rate, sale_unit,
      base_unit, content, pieces_per_m2, stock, min_order, attributes, commune_code, postal_code, city, department,
      latitude, longitude, pickup, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km,
      delivery_max_km, available_in_days, delivery_in_days, available_until, status, published_at
    )
    select "id", "sellerId", "reference", "categorySlug", "title", "description", "condition", "priceCents",
      "vatRate", "saleUnit", "baseUnit", "content", "piecesPerM2", "stock", "minOrder", "attributes"::jsonb,
      "communeCode", "postalCode", "city", "department", "latitude", "longitude", "pickup", "deliveryBaseCents",
      "deliveryPerKmCents", "deliveryFreeRadiusKm", "deliveryMaxKm", "availableInDays", "deliveryInDays", "availableUntil",
      "status",
      case when "status" = 'publie' then now() end
    from json_to_recordset(${JSON.stringify(materials)}::text::json) as incoming (
      "id" uuid, "sellerId" uuid, "reference" text, "categorySlug" text, "title" text, "description" text,
      "condition" text, "priceCents" integer, "vatRate" numeric, "saleUnit" text, "baseUnit" text, "content" numeric,
      "piecesPerM2" numeric, "stock" numeric, "minOrder" numeric, "attributes" text, "communeCode" text,
      "postalCode" text, "city" text, "department" text, "latitude" double precision, "longitude" double precision,
      "pickup" boolean, "deliveryBaseCents" integer, "deliveryPerKmCents" integer, "deliveryFreeRadiusKm" integer,
      "deliveryMaxKm" integer, "availableInDays" smallint, "deliveryInDays" smallint, "availableUntil" date, "status" text
    )
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

/** For the transaction: many statements announce their materials once, as « all ». */
export async function announceAsOne(db: Database): Promise<void> {
  await sql`set local parpaing.announce_all = 'on'`.execute(db);
}

export interface MaterialUpdate {
  id: string;
  title?: string;
  description?: string;
  priceCents?: number;
  stock?: number;
  attributes?: object;
}

/** Only where something differs, so that a version means a change. */
export async function updateMaterials(
  db: Database,
  sellerId: string,
  updates: MaterialUpdate[],
): Promise<void> {
  await sql`
    update materials
    set title = changed.title, description = changed.description, price_cents = changed.price_cents,
      stock = changed.stock, attributes = changed.attributes, version = version + 1, updated_at = now(),
      confirmed_at = now(), confirmation_asked_at = null
    from (
      select materials.id, coalesce(incoming.title, materials.title) as title,
        coalesce(incoming.description, materials.description) as description,
        coalesce("priceCents", price_cents) as price_cents, coalesce(incoming.stock, materials.stock) as stock,
        materials.attributes || coalesce(incoming.attributes, '{}') as attributes
      from json_to_recordset(${JSON.stringify(updates)}::text::json) as incoming (
        id uuid, title text, description text, "priceCents" integer, stock numeric, attributes jsonb
      )
      join materials on materials.id = incoming.id
      where seller_id = ${sellerId} and deleted_at is null
      order by materials.id for no key update of materials
    ) as changed
    where materials.id = changed.id
      and (materials.title, materials.description, materials.price_cents, materials.stock, materials.attributes)
        is distinct from
        (changed.title, changed.description, changed.price_cents, changed.stock, changed.attributes)`.execute(
    db,
  );
}
