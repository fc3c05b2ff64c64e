import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { matches, matchesAlong, pointOf } from './conditions.ts';
import type { MaterialFilter } from './filter.ts';

export interface Total {
  total: number;
  isTotalExact: boolean;
}

/** Counts no further than a list can be read. */
export async function countMatches(db: Database, filter: MaterialFilter): Promise<Total> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select 1 from materials ${whereFound(filter)} limit ${limits.listDepth + 1})
      as found`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

export const capTotal = (total: number): Total => ({
  total: Math.min(total, limits.listDepth),
  isTotalExact: total <= limits.listDepth,
});

/**
 * What is counted, along the index that finds it soonest: walking stops at the depth where reading the table would look
 * at it all. Words and positions know no order: put in one, all that they find would have to be read.
 */
export function whereFound(filter: MaterialFilter): RawBuilder<unknown> {
  const { text, near, radiusKm, isDelivered, category, price } = filter;
  const all = sql`where ${matches(filter)}`;
  if (text || (near && radiusKm)) return all;
  const latest = sql`order by published_at desc, id desc`;
  // Those who deliver are near; a branch is walked through sooner than all who might.
  if (near && isDelivered) {
    return category
      ? sql`where status = 'publie' and ${matchesAlong(filter)} ${latest}`
      : sql`${all} order by earth_position <-> ${pointOf(near)}`;
  }
  const isByPrice = price?.by === 'unit' && price.tax === 'ttc' && !category;
  return isByPrice ? sql`${all} order by price_ttc_cents, id` : sql`${all} ${latest}`;
}
