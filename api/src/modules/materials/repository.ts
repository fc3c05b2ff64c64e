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

/** Keeps what was sold and its price, for those who wrote about it; removes the seller's own words and their place. */
export async function archiveMaterialsOf(db: Database, sellerId: string): Promise<void> {
  await sql`
    delete from material_images using materials
    where material_id = materials.id and seller_id = ${sellerId}`.execute(db);
  await db
    .updateTable('materials')
    .set({
      status: 'archive',
      description: 'Annonce d’un compte supprimé.',
      attributes: {},
      reference: null,
      availableUntil: null,
      deliveryBaseCents: null,
      deliveryPerKmCents: null,
      deliveryFreeRadiusKm: null,
      deliveryMaxKm: null,
      communeCode: '',
      postalCode: '',
      city: '',
      department: '',
      latitude: 0,
      longitude: 0,
      updatedAt: sql`now()`,
    })
    .where('sellerId', '=', sellerId)
    .execute();
}
