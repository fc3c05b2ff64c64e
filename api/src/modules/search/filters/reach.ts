import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

export async function getFarthestDeliveryKm(db: Database): Promise<number> {
  const { rows } = await sql<{ km: number }>`
    select delivery_max_km as km from materials where status = 'publie' and delivery_reach is not null
    order by delivery_reach desc limit 1`.execute(db);
  // `delivery_reach` adds 50 m to `delivery_max_km`.
  return rows[0] ? rows[0].km + 1 : 0;
}
