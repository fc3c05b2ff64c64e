import { type RawBuilder, sql } from 'kysely';
import { cacheRead } from '../../../db/cached-read.ts';
import type { Database } from '../../../db/database.ts';
import { countByCategory, sumCounts } from '../../categories/service.ts';
import { estimateMatches } from './estimate.ts';

/** Of a smaller one no part would be short enough. */
const smallestMarket = 70_000;
/** Of the market: reading more weeks than that costs more than reading all. */
const mostOfMarket = 1 / 4;
/** However large the market is: the weeks of so many are counted. */
const mostCounted = 500_000;

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The last weeks. */
export interface Period {
  /** A text search query: published in one of them. */
  weeks: string;
  since: Date;
  /** The end of the last one, which is still to come. */
  until: Date;
  /** How many materials were. */
  materials: number;
  /** How many there are in all, whenever they were published. */
  market: number;
}

/** Weeks are not all alike. */
const margin = 1.15;

/** The fewest of the last weeks in which so many materials were published; none where that is much of the market. */
export async function findPeriod(db: Database, materials: number): Promise<Period | undefined> {
  const periods = await getPeriods(db);
  return periods.find((period) => period.materials >= margin * materials);
}

/** In which so many that meet a condition are to be expected; none where the weeks have more to read than the words. */
export async function findPeriodOf(
  db: Database,
  condition: RawBuilder<unknown>,
  count: number,
): Promise<Period | undefined> {
  const [shortest] = await getPeriods(db);
  if (!shortest) return undefined;
  const expected = await estimateMatches(db, condition);
  const period = await findPeriod(db, (count * shortest.market) / expected);
  return period && period.materials < expected ? period : undefined;
}

/** From the shortest on. They decide what is read, not what is found, and so may be a little old. */
export const getPeriods = cacheRead(10 * 60_000, async (db: Database): Promise<Period[]> => {
  const market = sumCounts(await countByCategory(db));
  if (market < smallestMarket) return [];
  const counted = Math.min(market * mostOfMarket, mostCounted);
  // From Monday to Monday as labels have them, and beyond this week: what is kept here is still in use when the next begins.
  const { rows } = await sql<{ label: string; since: Date; materials: number }>`
    with latest as (
      select published_at from materials where status = 'publie'
      order by published_at desc, id desc limit ${Math.round(counted)}::int
    ),
    counted as (
      select date_trunc('week', published_at at time zone 'UTC') as monday, count(*) from latest group by monday
    )
    select week_label(monday at time zone 'UTC') as label, monday at time zone 'UTC' as since,
      coalesce(sum(count) over (order by monday desc), 0)::int as materials
    from generate_series(
      (select min(monday) from counted), now() at time zone 'UTC' + interval '1 week', interval '1 week'
    ) as monday
    left join counted using (monday)
    order by monday desc`.execute(db);
  const [last] = rows;
  if (!last) return [];
  const until = new Date(last.since.getTime() + weekMs);
  // The first of all was not counted to its Monday.
  return rows.slice(0, -1).map(({ since, materials }, index) => {
    const labels = rows.slice(0, index + 1).map(({ label }) => `'${label}'`);
    return { weeks: labels.join(' | '), since, until, materials, market };
  });
});
