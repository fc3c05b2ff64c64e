import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildPoint } from '../../../db/positions.ts';
import { matches, matchesAlong } from '../filters/conditions.ts';
import type { MaterialFilter, TextSearch } from '../filters/filter.ts';
import { findPeriodOf, type Period } from './latest-weeks.ts';

export interface Total {
  total: number;
  isTotalExact: boolean;
}

/** Counts no further than a list can be read. */
export async function countMatches(db: Database, filter: MaterialFilter): Promise<Total> {
  const found = await prepareFound(db, filter);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${found(sql`1`)}) as found`.execute(db);
  return capTotal(rows[0]?.total ?? 0);
}

export const capTotal = (total: number): Total => ({
  total: Math.min(total, limits.listDepth),
  isTotalExact: total <= limits.listDepth,
});

/** Selects something of what is found. */
type SelectFound = (selected: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Of a common word there are enough in the last weeks: as many as the planner lets expect. Of several words together it
 * expects far too few.
 */
export async function prepareFound(
  db: Database,
  filter: MaterialFilter,
  most = limits.listDepth + 1,
): Promise<SelectFound> {
  const { text } = filter;
  const period = text?.stems.length === 1 ? await findPeriodOf(db, matches(filter), most) : undefined;
  if (text && period) return selectFoundLately({ ...filter, text }, period, most);
  return (selected) => sql`select ${selected} from materials ${whereFound(filter)} limit ${most}`;
}

/** Those of a period first. The others are read only where these are not enough: what is counted is the same. */
export const selectFoundLately =
  (search: TextSearch, { weeks, since, until }: Period, most: number): SelectFound =>
  (selected) =>
    sql`
    select ${selected} from materials where ${matches(search, weeks)}
    union all
    select ${selected} from materials
    where ${matches(search)} and (published_at < ${since} or published_at >= ${until})
    limit ${most}`;

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
      : sql`${all} order by earth_position <-> ${buildPoint(near)}`;
  }
  const isByPrice = price?.by === 'unit' && price.tax === 'ttc' && !category;
  return isByPrice ? sql`${all} order by price_ttc_cents, id` : sql`${all} ${latest}`;
}
