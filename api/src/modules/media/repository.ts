import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Media } from '../../db/types.ts';

export async function insertMedia(db: Database, media: Insertable<Media>): Promise<void> {
  await db.insertInto('media').values(media).execute();
}

export function findMedia(db: Database, id: string): Promise<Selectable<Media> | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
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
