import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Media } from '../../db/types.ts';

export async function insertMedia(db: Database, media: Insertable<Media>): Promise<void> {
  await db.insertInto('media').values(media).execute();
}

export function findMedia(db: Database, id: string): Promise<Selectable<Media> | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Drawings that lack a variant; those that already have one come first. */
export async function listDrawings(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from media where not has_avif and not width = any(widths)
    order by cardinality(widths) desc, id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setWidths(db: Database, id: string, widths: number[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ widths })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function deleteUnusedMediaOf(db: Database, ownerId: string): Promise<Selectable<Media>[]> {
  return db
    .deleteFrom('media')
    .where('ownerId', '=', ownerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('materialImages').select('mediaId').whereRef('materialImages.mediaId', '=', 'media.id'),
        ),
      ),
    )
    .returningAll()
    .execute();
}

export function deleteMedia(db: Database, id: string): Promise<Selectable<Media> | undefined> {
  return db.deleteFrom('media').where('id', '=', id).returningAll().executeTakeFirst();
}

interface PictureOwners {
  materialId: string;
  ownerIds: string[];
  sellerId: string;
}

/** Those of the owners, or already on the material; they become the seller's. False when one is neither. */
export async function claimPictures(
  db: Database,
  ids: string[],
  { materialId, ownerIds, sellerId }: PictureOwners,
): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    with known as (
      select id, owner_id from media
      where id = any(${ids}::uuid[]) and (
        owner_id = any(${ownerIds}::uuid[])
        or exists (select from material_images where media_id = media.id and material_id = ${materialId})
      )
    ),
    claimed as (
      update media set owner_id = ${sellerId} from known
      where media.id = known.id and known.owner_id is distinct from ${sellerId} and known.owner_id is not null
    )
    select count(*)::int as known from known`.execute(db);
  return rows[0]?.known === ids.length;
}

export interface OwnPicture {
  id: string;
  width: number;
  height: number;
  thumbhash: string;
  widths: number[];
  hasAvif: boolean;
}

export async function listOwnPictures(
  db: Database,
  ids: string[],
  { ownerId, materialId }: { ownerId: string; materialId: string },
): Promise<OwnPicture[]> {
  const { rows } = await sql<OwnPicture>`
    select id, width, height, thumbhash, widths, has_avif from media
    where id = any(${ids}::uuid[]) and (
      owner_id = ${ownerId}
      or exists (select from material_images where media_id = media.id and material_id = ${materialId})
    )`.execute(db);
  return rows;
}
