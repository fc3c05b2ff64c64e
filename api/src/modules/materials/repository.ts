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

/**
 * Out of sight for good. What was sold and for how much stays, for those who wrote about it; what the seller said in
 * their own words, where they are and where they went, goes.
 */
export async function eraseMaterialsOf(db: Database, sellerId: string): Promise<void> {
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
