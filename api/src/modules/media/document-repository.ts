import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { MaterialDocuments } from '../../db/types.ts';

export async function findDocument(
  db: Database,
  id: string,
): Promise<{ title: string; storageKey: string } | undefined> {
  const { rows } = await sql<{ title: string; storageKey: string }>`
    select material_documents.title, storage_key
    from material_documents join materials on materials.id = material_id
    where material_documents.id = ${id} and status = 'publie'`.execute(db);
  return rows[0];
}

export async function insertDocument(db: Database, document: Insertable<MaterialDocuments>): Promise<void> {
  await db.insertInto('materialDocuments').values(document).execute();
}

interface Owners {
  materialId: string;
  ownerIds: string[];
  sellerId: string;
}

/** Puts documents on a material, in their order; those no longer listed leave it. False when one is not theirs. */
export async function placeDocuments(
  db: Database,
  documents: { id: string; title: string }[],
  { materialId, ownerIds, sellerId }: Owners,
): Promise<boolean> {
  const ids = documents.map(({ id }) => id);
  await sql`
    update material_documents set material_id = null, position = null, owner_id = ${sellerId}
    where material_id = ${materialId}`.execute(db);
  const { rows } = await sql`
    update material_documents
    set material_id = ${materialId}, position = listed.ordinal - 1, title = listed.title, owner_id = ${sellerId}
    from unnest(${ids}::uuid[], ${documents.map(({ title }) => title)}::text[]) with ordinality
      as listed (id, title, ordinal)
    where material_documents.id = listed.id and material_id is null
      and owner_id = any(${[...ownerIds, sellerId]}::uuid[])
    returning material_documents.id`.execute(db);
  return rows.length === ids.length;
}

interface OwnDocument {
  id: string;
  title: string;
  bytes: number;
}

export async function listOwnDocuments(
  db: Database,
  ids: string[],
  { ownerId, materialId }: { ownerId: string; materialId: string },
): Promise<OwnDocument[]> {
  const { rows } = await sql<OwnDocument>`
    select id, title, bytes from material_documents
    where id = any(${ids}::uuid[]) and (owner_id = ${ownerId} or material_id = ${materialId})`.execute(db);
  return rows;
}

export async function copyDocuments(db: Database, copies: { id: string; of: string }[]): Promise<void> {
  await sql`
    insert into material_documents (id, material_id, position, title, storage_key, bytes, owner_id)
    select gen_random_uuid(), new_id, position, title, storage_key, bytes, owner_id
    from unnest(
      ${copies.map(({ id }) => id)}::uuid[], ${copies.map(({ of }) => of)}::uuid[]
    ) as copy (new_id, old_id)
    join material_documents on material_id = old_id`.execute(db);
}

export async function deleteDocumentsOf(db: Database, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    delete from material_documents
    where owner_id = ${sellerId} or material_id in (select id from materials where seller_id = ${sellerId})
    returning storage_key`.execute(db);
  return rows.map(({ storageKey }) => storageKey);
}

export async function deleteDocumentsOfMaterials(db: Database, materialIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    delete from material_documents where material_id = any(${materialIds}::uuid[])
    returning storage_key`.execute(db);
  return listUnusedKeys(
    db,
    rows.map(({ storageKey }) => storageKey),
  );
}

export async function listUnusedKeys(db: Database, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from unnest(${keys}::text[]) as key
    where not exists (select from material_documents where storage_key = key)`.execute(db);
  return rows.map(({ key }) => key);
}
