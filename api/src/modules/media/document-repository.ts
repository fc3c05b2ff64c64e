import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

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

export async function deleteDocumentsOf(db: Database, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    delete from material_documents using materials
    where material_id = materials.id and seller_id = ${sellerId}
    returning storage_key`.execute(db);
  return rows.map(({ storageKey }) => storageKey);
}
