import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { addUp, countByCategory } from '../category-counts.ts';
import { keepFor } from '../memo.ts';
import { estimateMatches } from './estimate.ts';

/** Smaller markets are read whole. */
const smallestMarket = 40_000;
/** Of the market: reading more weeks than that costs more than reading all. */
const mostOfMarket = 1 / 4;

/** The last weeks. */
export interface Period {
  /** A text search query: published in one of them. */
  weeks: string;
  since: Date;
  /** How many materials were, or a little more. */
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

/** In which so many that meet a condition are to be expected. */
export async function findPeriodOf(
  db: Database,
  condition: RawBuilder<unknown>,
  count: number,
): Promise<Period | undefined> {
  const [shortest] = await getPeriods(db);
  if (!shortest) return undefined;
  const expected = await estimateMatches(db, condition);
  return findPeriod(db, (count * shortest.market) / expected);
}

/** From the shortest on. They decide what is read, not what is found, and so may be a little old. */
export const getPeriods = keepFor(10 * 60_000, async (db: Database): Promise<Period[]> => {
  const market = addUp(await countByCategory(db));
  if (market < smallestMarket) return [];
  // From Monday to Monday as labels have them, and beyond this week: what is kept here is still in use when the next begins.
  const { rows } = await sql<{ label: string; since: Date; materials: number }>`
    with latest as (
      select published_at from materials where status = 'publie'
      order by published_at desc, id desc limit ${Math.round(market * mostOfMarket)}::int
    ),
    counted as (
      select date_trunc('week', published_at at time zone 'UTC') as monday, count(*) from latest group by monday
    )
    select week_label(monday at time zone 'UTC') as label, monday at time zone 'UTC' as since,
      (sum(count) over (order by monday desc))::int as materials
    from generate_series(
      (select min(monday) from counted), now() at time zone 'UTC' + interval '1 week', interval '1 week'
    ) as monday
    left join counted using (monday)
    order by monday desc`.execute(db);
  return rows.map(({ since, materials }, index) => {
    const labels = rows.slice(0, index + 1).map(({ label }) => `'${label}'`);
    return { weeks: labels.join(' | '), since, materials, market };
  });
});
