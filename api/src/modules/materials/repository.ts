import type { MaterialStatus } from '@parpaing/contract/units';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function countPublishedOf(db: Database, seller: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from materials where status = 'publie' and seller_id = ${seller}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** One index lookup for each seller, instead of reading all materials. */
export async function countSellers(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from provider_profiles
    where (select true from materials where status = 'publie' and seller_id = user_id limit 1)`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findSellerAndStatus(
  db: Database,
  id: string,
): Promise<{ sellerId: string; status: MaterialStatus } | undefined> {
  const { rows } = await sql<{ sellerId: string; status: MaterialStatus }>`
    select seller_id, status from materials where id = ${id} and published_at is not null`.execute(db);
  return rows[0];
}
