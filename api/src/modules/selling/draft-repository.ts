import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { MaterialDrafts } from '../../db/types.ts';
import type { CoverRow } from '../material-cards/card-query.ts';

export type DraftRow = Selectable<MaterialDrafts>;

export function findDraft(db: Database, id: string, authorId: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('materialDrafts')
    .selectAll()
    .where('id', '=', id)
    .where('authorId', '=', authorId)
    .executeTakeFirst();
}

/** Undefined when the draft was saved elsewhere since `version`, 0 meaning that there is none yet. */
export async function upsertDraft(
  db: Database,
  { version = 0, ...draft }: Insertable<MaterialDrafts>,
): Promise<{ version: number; updatedAt: Date } | undefined> {
  if (version === 0) {
    return db
      .insertInto('materialDrafts')
      .values(draft)
      .onConflict((conflict) => conflict.columns(['id', 'authorId']).doNothing())
      .returning(['version', 'updatedAt'])
      .executeTakeFirst();
  }
  const { id, authorId, ...changes } = draft;
  return db
    .updateTable('materialDrafts')
    .set({ ...changes, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('authorId', '=', authorId)
    .where('version', '=', version)
    .returning(['version', 'updatedAt'])
    .executeTakeFirst();
}

export async function deleteDraft(db: Database, id: string, authorId: string): Promise<void> {
  await db.deleteFrom('materialDrafts').where('id', '=', id).where('authorId', '=', authorId).execute();
}

export async function countDrafts(db: Database, authorId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from material_drafts where author_id = ${authorId}`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface NewDraftRow extends CoverRow {
  id: string;
  title: string | null;
  updatedAt: Date;
}

export async function listNewDrafts(db: Database, authorId: string): Promise<NewDraftRow[]> {
  const { rows } = await sql<NewDraftRow>`
    select draft.id, nullif(draft.content ->> 'title', '') as title, draft.updated_at,
      media.id as media_id, '' as alt, width, height, thumbhash, widths, has_avif
    from material_drafts as draft
    left join media on media.id = draft.picture_ids[1] and media.owner_id = author_id
    where author_id = ${authorId} and not exists (select from materials where materials.id = draft.id)
    order by draft.updated_at desc`.execute(db);
  return rows;
}
