import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildPoint } from '../../../db/positions.ts';
import { buildConditions, buildConditionsWithoutBox, findCircle } from '../filters/conditions.ts';
import type { MaterialFilter } from '../filters/filter.ts';

export interface Total {
  total: number;
  isTotalExact: boolean;
}

export async function countMatches(db: Database, filter: MaterialFilter): Promise<Total> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${selectFound(filter, sql`1`)}) as found`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

export const capTotal = (total: number): Total => ({
  total: Math.min(total, limits.listDepth),
  isTotalExact: total <= limits.listDepth,
});

/** At most `most` of the materials found: counting further would grow with the market. */
export const selectFound = (
  filter: MaterialFilter,
  selected: RawBuilder<unknown>,
  most = limits.listDepth + 1,
): RawBuilder<unknown> => sql`select ${selected} from materials ${buildWhereAndOrder(filter)} limit ${most}`;

/**
 * Chooses the index that reaches the limit soonest. Results of the word and position indexes are not sorted: an order
 * would make PostgreSQL read them all.
 */
function buildWhereAndOrder(filter: MaterialFilter): RawBuilder<unknown> {
  const { text, near, isDelivered, category, price } = filter;
  const all = sql`where ${buildConditions(filter)}`;
  if (text || findCircle(filter)) return all;
  const latest = sql`order by published_at desc, id desc`;
  if (near && isDelivered) {
    return category
      ? sql`where ${buildConditionsWithoutBox(filter)} ${latest}`
      : sql`${all} order by earth_position <-> ${buildPoint(near)}`;
  }
  const isByPrice = price?.by === 'unit' && price.tax === 'ttc' && !category;
  return isByPrice ? sql`${all} order by price_ttc_cents, id` : sql`${all} ${latest}`;
}
