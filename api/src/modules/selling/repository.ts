import { limits } from '@parpaing/contract/limits';
import type { MaterialCard } from '@parpaing/contract/schemas';
import type { MaterialStatus } from '@parpaing/contract/units';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Materials } from '../../db/types.ts';
import { inBatches } from './batches.ts';

export type MaterialRow = Selectable<Materials> & {
  availableUntilDay: string | null;
  attributesJson: string;
};

export interface SellerRow {
  businessType: string;
  materialCount: number;
  materialLimit: number;
}

/** Locked, so that two materials created at once are both counted. */
export async function lockSeller(db: Database, userId: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<SellerRow>`
    select business_type, material_limit, (
      select count(*)::int from materials where seller_id = user_id and deleted_at is null
    ) as material_count
    from provider_profiles where user_id = ${userId} for no key update`.execute(db);
  return rows[0];
}

export async function findBusinessType(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('providerProfiles')
    .select('businessType')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.businessType;
}

export async function findSellerName(db: Database, userId: string): Promise<MaterialCard['seller'] | null> {
  const row = await db
    .selectFrom('providerProfiles')
    .select(['userId as id', 'companyName as name', 'businessType'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return (row as MaterialCard['seller'] | undefined) ?? null;
}

export async function insertMaterial(db: Database, material: Insertable<Materials>): Promise<boolean> {
  const inserted = await db
    .insertInto('materials')
    .values(material)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface LockedMaterial {
  id: string;
  sellerId: string;
  status: MaterialStatus;
  version: number;
  isDeleted: boolean;
  isHidden: boolean;
}

const managed = (ids: string[]) => sql`
  select id, seller_id, status, version, deleted_at is not null as is_deleted, hidden_at is not null as is_hidden
  from materials where id = any(${ids}::uuid[]) order by id`;

export async function listManaged(db: Database, ids: string[]): Promise<LockedMaterial[]> {
  const { rows } = await sql<LockedMaterial>`${managed(ids)}`.execute(db);
  return rows;
}

export async function lockMaterials(db: Database, ids: string[]): Promise<LockedMaterial[]> {
  const { rows } = await sql<LockedMaterial>`${managed(ids)} for no key update`.execute(db);
  return rows;
}

export function findOwner(db: Database, id: string): Promise<{ sellerId: string } | undefined> {
  return db.selectFrom('materials').select('sellerId').where('id', '=', id).executeTakeFirst();
}

/** Any change says that the material is still there, so its seller is not asked. */
const touched = {
  version: sql<number>`version + 1`,
  updatedAt: sql<Date>`now()`,
  confirmedAt: sql<Date>`now()`,
  confirmationAskedAt: null,
};

export async function updateMaterial(db: Database, id: string, columns: Updateable<Materials>) {
  await db
    .updateTable('materials')
    .set({ ...columns, ...touched })
    .where('id', '=', id)
    .execute();
}

export const published = {
  status: 'publie',
  publishedAt: sql<Date>`coalesce(published_at, now())`,
  soldAt: null,
  buyerId: null,
} as const;

/** As in the form; an import may publish without a photo. */
const hasPictureOrWasPublished = sql<boolean>`(
  published_at is not null or exists (select from material_images where material_id = materials.id))`;

export async function setStatus(
  db: Database,
  ids: string[],
  status: 'publie' | 'en_pause' | 'archive',
): Promise<string[]> {
  const rows = await db
    .updateTable('materials')
    .set({ ...(status === 'publie' ? published : { status, soldAt: null, buyerId: null }), ...touched })
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .$if(status === 'publie', (query) =>
      query
        .where('hiddenAt', 'is', null)
        .where((when) => when.or([when('pickup', '=', true), when('deliveryMaxKm', 'is not', null)]))
        .where(hasPictureOrWasPublished),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function confirmAvailable(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .updateTable('materials')
    .set({ confirmedAt: sql`now()`, confirmationAskedAt: null })
    .where('id', 'in', ids)
    .where('status', '=', 'publie')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function confirmAllOf(db: Database, sellerId: string, days: number): Promise<number> {
  return inBatches((count) =>
    sql`
      update materials set confirmed_at = now(), confirmation_asked_at = null
      where id in (
        select id from materials
        where seller_id = ${sellerId} and status = 'publie' and confirmed_at < now() - make_interval(days => ${days})
        order by id limit ${count} for no key update
      )`.execute(db),
  );
}

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
      reference = case when place > 1 or exists (
        select from materials as other
        where other.seller_id = restored.seller_id and lower(other.reference) = lower(restored.reference)
          and other.deleted_at is null
      ) then null else reference end
    from (
      select id as wanted_id, row_number() over (partition by seller_id, lower(reference) order by id) as place
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

/** Ids that exist already are left out: the call was repeated. */
export async function copyMaterials(db: Database, copies: Copy[], titleSuffix: string): Promise<MadeCopy[]> {
  const pairs = sql`unnest(
    ${copies.map(({ id }) => id)}::uuid[], ${copies.map(({ of }) => of)}::uuid[]
  ) as copy (new_id, old_id)`;
  const { rows } = await sql<MadeCopy>`
    insert into materials (
      id, seller_id, category_slug, title, description, condition, price_cents, vat_rate, sale_unit, base_unit, content,
      pieces_per_m2, stock, min_order, attributes, commune_code, postal_code, city, department, latitude, longitude,
      pickup, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km, available_until
    )
    select new_id, seller_id, category_slug, left(title, 120 - length(${titleSuffix}::text)) || ${titleSuffix}::text,
      description, condition, price_cents, vat_rate, sale_unit, base_unit, content,
      pieces_per_m2, stock, min_order, attributes, commune_code, postal_code, city, department, latitude, longitude,
      pickup, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km, available_until
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

export async function replacePictures(
  db: Database,
  materialId: string,
  pictures: { id: string; alt: string }[],
): Promise<void> {
  await db.deleteFrom('materialImages').where('materialId', '=', materialId).execute();
  if (pictures.length === 0) return;
  await db
    .insertInto('materialImages')
    .values(pictures.map(({ id, alt }, position) => ({ materialId, position, mediaId: id, alt })))
    .execute();
}

export async function findMaterial(db: Database, id: string): Promise<MaterialRow | undefined> {
  return db
    .selectFrom('materials')
    .selectAll()
    .select(sql<string | null>`available_until::text`.as('availableUntilDay'))
    .select(sql<string>`attributes::text`.as('attributesJson'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
