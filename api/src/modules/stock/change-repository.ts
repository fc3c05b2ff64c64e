import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function markDeleted(db: Database, ids: string[]): Promise<void> {
  await sql`
    update materials
    set deleted_at = now(), status_before_deletion = status, status = 'archive', version = version + 1, updated_at = now()
    where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
}

/** A reference that another material took meanwhile is lost. */
export async function restoreDeleted(db: Database, ids: string[]): Promise<{ sellerId: string }[]> {
  const days = limits.daysKeptDeleted;
  const { rows } = await sql<{ sellerId: string }>`
    update materials as restored
    set deleted_at = null, status_before_deletion = null,
      status = case when hidden_at is not null and status_before_deletion = 'publie' then 'en_pause'
        else status_before_deletion end, version = version + 1,
      updated_at = now(),
      reference = case when ordinal > 1 or exists (
        select from materials as other
        where other.seller_id = restored.seller_id and lower(other.reference) = lower(restored.reference)
          and other.deleted_at is null
      ) then null else reference end
    from (
      select id as wanted_id, row_number() over (partition by seller_id, lower(reference) order by id) as ordinal
      from materials
      where id = any(${ids}::uuid[]) and deleted_at > now() - make_interval(days => ${days})
    ) as wanted
    where id = wanted_id
    returning seller_id`.execute(db);
  return rows;
}

export interface NewPrice {
  id: string;
  version: number;
  priceCents: number;
}

export async function setPrices(db: Database, prices: NewPrice[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update materials
    set price_cents = new.price_cents, version = materials.version + 1, updated_at = now(), confirmed_at = now(),
      confirmation_asked_at = null
    from unnest(
      ${prices.map(({ id }) => id)}::uuid[], ${prices.map(({ version }) => version)}::int[],
      ${prices.map(({ priceCents }) => priceCents)}::int[]
    ) as new (id, version, price_cents)
    where materials.id = new.id and deleted_at is null
      and (materials.version = new.version or materials.price_cents = new.price_cents)
    returning materials.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Copy {
  id: string;
  of: string;
}

export interface MadeCopy {
  id: string;
  sellerId: string;
}

export async function copyMaterials(db: Database, copies: Copy[], titleSuffix: string): Promise<MadeCopy[]> {
  const pairs = sql`unnest(
    ${copies.map(({ id }) => id)}::uuid[], ${copies.map(({ of }) => of)}::uuid[]
  ) as copy (new_id, old_id)`;
  const { rows } = await sql<MadeCopy>`
    insert into materials (
      id, seller_id, category_slug, title, description, condition, price_cents, vat_rate, sale_unit, base_unit, content,
      pieces_per_m2, stock, min_order, attributes, commune_code, postal_code, city, department, latitude, longitude,
      pickup, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km, available_until,
      available_in_days, delivery_in_days
    )
    select new_id, seller_id, category_slug, left(title, 120 - length(${titleSuffix}::text)) || ${titleSuffix}::text,
      description, condition, price_cents, vat_rate, sale_unit, base_unit, content,
      pieces_per_m2, stock, min_order, attributes, commune_code, postal_code, city, department, latitude, longitude,
      pickup, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km, available_until,
      available_in_days, delivery_in_days
    from ${pairs} join materials on materials.id = old_id
    on conflict (id) do nothing
    returning id, seller_id`.execute(db);
  await sql`
    insert into material_images (material_id, position, media_id, alt)
    select new_id, position, media_id, alt
    from ${pairs} join material_images on material_id = old_id
    where new_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  return rows;
}
