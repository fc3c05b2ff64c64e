import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildPoint } from '../../../db/positions.ts';
import { buildConditions, buildConditionsWithoutBox } from '../filters/conditions.ts';
import type { MaterialFilter, TextSearch } from '../filters/filter.ts';
import { findPeriodOf, type Period } from './latest-weeks.ts';

export interface Total {
  total: number;
  isTotalExact: boolean;
}

export async function countMatches(db: Database, filter: MaterialFilter): Promise<Total> {
  const found = await prepareSelection(db, filter);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${found(sql`1`)}) as found`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

export const capTotal = (total: number): Total => ({
  total: Math.min(total, limits.listDepth),
  isTotalExact: total <= limits.listDepth,
});

type BuildSelection = (selected: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * For a common word the last weeks contain enough matches. Not for several words: the planner underestimates their
 * intersection.
 */
export async function prepareSelection(
  db: Database,
  filter: MaterialFilter,
  most = limits.listDepth + 1,
): Promise<BuildSelection> {
  const { text } = filter;
  const period = text?.stems.length === 1 ? await findPeriodOf(db, buildConditions(filter), most) : undefined;
  if (text && period) return selectRecentFirst({ ...filter, text }, period, most);
  return (selected) => sql`select ${selected} from materials ${buildWhereAndOrder(filter)} limit ${most}`;
}

/** The period first; the rest is read only when it is not enough. */
export const selectRecentFirst =
  (search: TextSearch, { weekQuery, since, until }: Period, most: number): BuildSelection =>
  (selected) =>
    sql`
    select ${selected} from materials where ${buildConditions(search, weekQuery)}
    union all
    select ${selected} from materials
    where ${buildConditions(search)} and (published_at < ${since} or published_at >= ${until})
    limit ${most}`;

/**
 * Chooses the index that reaches the limit soonest. Results of the word and position indexes are not sorted: an order
 * would make PostgreSQL read them all.
 */
export function buildWhereAndOrder(filter: MaterialFilter): RawBuilder<unknown> {
  const { text, near, radiusKm, isDelivered, category, price } = filter;
  const all = sql`where ${buildConditions(filter)}`;
  if (text || (near && radiusKm)) return all;
  const latest = sql`order by published_at desc, id desc`;
  if (near && isDelivered) {
    return category
      ? sql`where status = 'publie' and ${buildConditionsWithoutBox(filter)} ${latest}`
      : sql`${all} order by earth_position <-> ${buildPoint(near)}`;
  }
  const isByPrice = price?.by === 'unit' && price.tax === 'ttc' && !category;
  return isByPrice ? sql`${all} order by price_ttc_cents, id` : sql`${all} ${latest}`;
}
