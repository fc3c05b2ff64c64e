import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Media } from '../../db/types.ts';
import { listUnusedKeys } from './document-repository.ts';

/** Whatever refers to a picture; `orphans.test.ts` fails when a foreign key is missing here. */
const pictureUses = [
  sql`select from material_images where media_id = media.id`,
  sql`select from users where profile_image_id = media.id`,
  sql`select from provider_profiles where banner_id = media.id`,
  sql`select from material_drafts where picture_ids @> array[media.id]`,
];

const isPictureUnused = sql.join(
  pictureUses.map((use) => sql`not exists (${use})`),
  sql` and `,
);

interface Batch {
  before: Date;
  count: number;
}

/** Locked first, read again after: a picture that is being put on a material meanwhile is skipped or seen. */
export async function deleteOrphanPictures(
  db: Database,
  { before, count }: Batch,
): Promise<Selectable<Media>[]> {
  const { rows: candidates } = await sql<{ id: string }>`
    select id from media where owner_id is not null and created_at < ${before} and ${isPictureUnused}
    limit ${count} for update skip locked`.execute(db);
  const { rows } = await sql<Selectable<Media>>`
    delete from media where id = any(${candidates.map(({ id }) => id)}::uuid[]) and ${isPictureUnused}
    returning *`.execute(db);
  return rows;
}

const isDocumentUnused = sql`material_id is null and not exists (
  select from material_drafts where document_ids @> array[material_documents.id]
)`;

export async function deleteOrphanDocuments(
  db: Database,
  { before, count }: Batch,
): Promise<{ count: number; unusedKeys: string[] }> {
  const { rows: candidates } = await sql<{ id: string }>`
    select id from material_documents where created_at < ${before} and ${isDocumentUnused}
    limit ${count} for update skip locked`.execute(db);
  const { rows } = await sql<{ storageKey: string }>`
    delete from material_documents where id = any(${candidates.map(({ id }) => id)}::uuid[]) and ${isDocumentUnused}
    returning storage_key`.execute(db);
  const keys = rows.map(({ storageKey }) => storageKey);
  return { count: rows.length, unusedKeys: await listUnusedKeys(db, keys) };
}
