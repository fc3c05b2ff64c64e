import type { ModerationReason } from '@parpaing/contract/moderation';
import { readParisClock } from '@parpaing/contract/paris-clock';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { published, touched } from './repository.ts';

/** The rules of `@parpaing/contract/offer-rules`. */
const meetsOfferRules = () => sql<boolean>`(
  price_cents > 0 and (stock = 0 or min_order <= stock)
  and (available_until is null or available_until >= ${readParisClock().date}::date))`;

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
        .where(meetsOfferRules())
        .where(hasPictureOrWasPublished),
    )
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
  const { rows } = await sql<ModeratedMaterial & { isPublished: boolean }>`
    update materials set hidden_at = null, hidden_reason = null, status_before_hiding = null, version = version + 1, updated_at = now(),
      confirmed_at = now(), confirmation_asked_at = null,
      status = case
        when status = 'en_pause' and status_before_hiding = 'publie' and deleted_at is null
          and (pickup or delivery_max_km is not null) and ${meetsOfferRules()}
        then 'publie' else status end
    where id = ${id} and hidden_at is not null
    returning seller_id, title, status = 'publie' as is_published`.execute(db);
  return rows[0];
}
