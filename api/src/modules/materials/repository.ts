import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function countPublishedOf(db: Database, seller: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from materials where status = 'publie' and seller_id = ${seller}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export async function countMarket(db: Database): Promise<{ materials: number; sellers: number }> {
  const { rows } = await sql<{ materials: number; sellers: number }>`
    select count(*)::int as materials, count(distinct seller_id)::int as sellers
    from materials where status = 'publie'`.execute(db);
  return rows[0] ?? { materials: 0, sellers: 0 };
}

/** Out of sight for good; conversations about them stay. */
export async function archiveMaterialsOf(db: Database, sellerId: string): Promise<void> {
  await db
    .updateTable('materials')
    .set({ status: 'archive', updatedAt: sql`now()` })
    .where('sellerId', '=', sellerId)
    .where('status', '<>', 'archive')
    .execute();
}
