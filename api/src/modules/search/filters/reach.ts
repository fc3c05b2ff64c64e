import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** As far as anybody delivers: read in a moment from its index, and so never too old to leave somebody out. */
export async function readFarthestReach(db: Database): Promise<number> {
  const { rows } = await sql<{ km: number }>`
    select delivery_max_km as km from materials where status = 'publie' and delivery_reach is not null
    order by delivery_reach desc limit 1`.execute(db);
  // Rounded up: it reaches to the tenth of a kilometre that is told (migration 0007).
  return rows[0] ? rows[0].km + 1 : 0;
}
