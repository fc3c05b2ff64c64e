import type { ModerationReason } from '@parpaing/contract/moderation';
import { listOfferFaults, type Offer } from '@parpaing/contract/offer-rules';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { published, touched } from './repository.ts';

interface OfferRow extends Omit<Offer, 'saleUnit' | 'baseUnit' | 'content' | 'piecesPerM2' | 'pictures'> {
  id: string;
  pictures: unknown[] | null;
}

/**
 * Locked, so that nobody changes an offer before what follows is written. What was published before, by an import
 * perhaps, needs no photo.
 */
async function listSellable(db: Database, ids: string[]): Promise<string[]> {
  const { rows } = await sql<OfferRow>`
    select id, price_cents, stock::float8, min_order::float8, available_until::text, pickup,
      case when delivery_max_km is not null then
        json_build_object('freeRadiusKm', delivery_free_radius_km, 'maxKm', delivery_max_km) end as delivery,
      case when published_at is null then
        array(select media_id from material_images where material_id = materials.id) end as pictures
    from materials where id = any(${ids}::uuid[]) order by id for no key update`.execute(db);
  return rows
    .filter(({ pictures, ...offer }) => {
      const faults = listOfferFaults({ ...offer, pictures: pictures ?? undefined }, 'sale');
      return faults.length === 0;
    })
    .map(({ id }) => id);
}

export async function setStatus(
  db: Database,
  ids: string[],
  status: 'publie' | 'en_pause' | 'archive',
): Promise<string[]> {
  const rows = await db
    .updateTable('materials')
    .set({ ...(status === 'publie' ? published : { status, soldAt: null, buyerId: null }), ...touched })
    .where(sql<boolean>`id = any(${status === 'publie' ? await listSellable(db, ids) : ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .$if(status === 'publie', (query) => query.where('hiddenAt', 'is', null))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface ModeratedMaterial {
  sellerId: string;
  title: string;
}

export async function hideMaterial(
  db: Database,
  id: string,
  reason: ModerationReason,
): Promise<ModeratedMaterial | undefined> {
  const { rows } = await sql<ModeratedMaterial>`
    update materials set hidden_at = now(), hidden_reason = ${reason}, status_before_hiding = status,
      status = case when status = 'publie' then 'en_pause' else status end, version = version + 1, updated_at = now()
    where id = ${id} and hidden_at is null
    returning seller_id, title`.execute(db);
  return rows[0];
}

/** What its seller changed meanwhile (sold, archived, no way to hand it over, rules of an offer) stays so. */
export async function restoreMaterial(
  db: Database,
  id: string,
): Promise<(ModeratedMaterial & { isPublished: boolean }) | undefined> {
  const isSellable = (await listSellable(db, [id])).includes(id);
  const { rows } = await sql<ModeratedMaterial & { isPublished: boolean }>`
    update materials set hidden_at = null, hidden_reason = null, status_before_hiding = null, version = version + 1, updated_at = now(),
      confirmed_at = now(), confirmation_asked_at = null,
      status = case
        when status = 'en_pause' and status_before_hiding = 'publie' and deleted_at is null
          and ${isSellable}
        then 'publie' else status end
    where id = ${id} and hidden_at is not null
    returning seller_id, title, status = 'publie' as is_published`.execute(db);
  return rows[0];
}
