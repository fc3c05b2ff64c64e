import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** As far as anybody delivers: read in a moment from its index, and so never too old to leave somebody out. */
export async function findFarthestReach(db: Database): Promise<number> {
  const { rows } = await sql<{ km: number }>`
    select coalesce((
      select delivery_max_km from materials where status = 'publie' and delivery_reach is not null
      order by delivery_reach desc limit 1
    ), 0) as km`.execute(db);
  return (rows[0]?.km ?? 0) + 1;
}
