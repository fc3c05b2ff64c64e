import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function insertFavorite(db: Database, userId: string, materialId: string): Promise<boolean> {
  const { rows } = await sql`
    with known as (select id from materials where id = ${materialId} and published_at is not null and status <> 'archive'),
    added as (
      insert into favorites (user_id, material_id) select ${userId}, id from known on conflict do nothing
    )
    select from known`.execute(db);
  return rows.length > 0;
}

export async function deleteFavorite(db: Database, userId: string, materialId: string): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .execute();
}

export async function deleteFavoritesOf(db: Database, userId: string): Promise<void> {
  await sql`
    delete from favorites
    where user_id = ${userId} or material_id in (select id from materials where seller_id = ${userId})`.execute(
    db,
  );
}

interface FavoriteRow {
  materialId: string;
  createdAt: Date;
}

export async function listFavorites(
  db: Database,
  userId: string,
  limit: number,
  offset = 0,
): Promise<FavoriteRow[]> {
  return db
    .selectFrom('favorites')
    .select(['materialId', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('materialId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countFavorites(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from favorites where user_id = ${userId}`.execute(db);
  return rows[0]?.total ?? 0;
}
