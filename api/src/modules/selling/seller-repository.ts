import type { MaterialCard } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface SellerRow {
  businessType: string;
  materialCount: number;
  materialLimit: number;
}

/** Locked, so that two materials created at once are both counted. */
export async function lockSeller(db: Database, userId: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<SellerRow>`
    select business_type, material_limit, (
      select count(*)::int from materials where seller_id = user_id and deleted_at is null
    ) as material_count
    from provider_profiles where user_id = ${userId} for no key update`.execute(db);
  return rows[0];
}

export async function findBusinessType(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('providerProfiles')
    .select('businessType')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.businessType;
}

export async function findSellerName(db: Database, userId: string): Promise<MaterialCard['seller'] | null> {
  const row = await db
    .selectFrom('providerProfiles')
    .select(['userId as id', 'companyName as name', 'businessType', 'verified'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return (row as MaterialCard['seller'] | undefined) ?? null;
}
