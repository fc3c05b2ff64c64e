import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

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

export interface PicturedMaterial {
  id: string;
  title: string;
  pictures: number;
  hasThis: boolean;
}

/** The seller's material of a reference; `hasThis` when it has the picture of this file already. */
export async function listPicturedByReference(
  db: Database,
  { sellerId, references, sourceHash }: { sellerId: string; references: string[]; sourceHash: Buffer },
): Promise<(PicturedMaterial & { reference: string })[]> {
  const { rows } = await sql<PicturedMaterial & { reference: string }>`
    select typed.reference, materials.id, title, count(media.id)::int as pictures,
      coalesce(bool_or(source_hash = ${sourceHash}), false) as has_this
    from unnest(${references}::text[]) as typed (reference)
    join materials on seller_id = ${sellerId} and lower(materials.reference) = lower(typed.reference)
      and deleted_at is null
    left join material_images on material_id = materials.id
    left join media on media.id = media_id
    group by typed.reference, materials.id`.execute(db);
  return rows;
}

export async function addPictureToMaterial(
  db: Database,
  { materialId, mediaId, alt }: { materialId: string; mediaId: string; alt: string },
): Promise<boolean> {
  await sql`select from materials where id = ${materialId} for no key update`.execute(db);
  const { numAffectedRows } = await sql`
    insert into material_images (material_id, position, media_id, alt)
    select ${materialId}, coalesce(max(position) + 1, 0), ${mediaId}, ${alt}
    from material_images where material_id = ${materialId}
    having count(*) < ${limits.picturesPerMaterial}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await sql`update materials set version = version + 1, updated_at = now() where id = ${materialId}`.execute(
    db,
  );
  return true;
}
