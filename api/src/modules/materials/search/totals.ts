import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { matches } from './conditions.ts';
import type { MaterialFilter } from './filter.ts';

export interface Total {
  total: number;
  isTotalExact: boolean;
}

/** Counts no further than a list can be read. */
export async function countMatches(db: Database, filter: MaterialFilter): Promise<Total> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select 1 from materials where ${matches(filter)} ${inIndexOrder(filter)} limit ${limits.listDepth + 1})
      as found`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

export const capTotal = (total: number): Total => ({
  total: Math.min(total, limits.listDepth),
  isTotalExact: total <= limits.listDepth,
});

/**
 * Walking along the latest stops at the depth where reading the table would look at it all. Words and positions have
 * indexes of their own, which know no dates: put in order, all that they find would have to be read.
 */
export const inIndexOrder = ({ text, near, radiusKm, isDelivered }: MaterialFilter) =>
  text || (near && (radiusKm || isDelivered)) ? sql`` : sql`order by published_at desc, id desc`;
