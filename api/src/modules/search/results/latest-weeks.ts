import { type RawBuilder, sql } from 'kysely';
import { cacheRead } from '../../../db/cached-read.ts';
import type { Database } from '../../../db/database.ts';
import { countByCategory, sumCounts } from '../../categories/service.ts';
import { estimateMatches } from './estimate.ts';

/** In a smaller market, reading everything is as fast. */
const minMarketSize = 70_000;
/** Above a quarter of the market, reading by weeks costs more than reading everything. */
const maxMarketShare = 1 / 4;
const maxCounted = 500_000;

const weekMs = 7 * 24 * 60 * 60 * 1000;

export interface Period {
  weekQuery: string;
  since: Date;
  until: Date;
  materialCount: number;
  marketSize: number;
}

const margin = 1.15;

export async function findPeriod(db: Database, materialCount: number): Promise<Period | undefined> {
  const periods = await getPeriods(db);
  return periods.find((period) => period.materialCount >= margin * materialCount);
}

export async function findPeriodOf(
  db: Database,
  condition: RawBuilder<unknown>,
  count: number,
): Promise<Period | undefined> {
  const [shortest] = await getPeriods(db);
  if (!shortest) return undefined;
  const expected = await estimateMatches(db, condition);
  const period = await findPeriod(db, (count * shortest.marketSize) / expected);
  return period && period.materialCount < expected ? period : undefined;
}

/** Periods decide what is read first, not what is found, so a stale value is harmless. */
export const getPeriods = cacheRead(10 * 60_000, async (db: Database): Promise<Period[]> => {
  const marketSize = sumCounts(await countByCategory(db));
  if (marketSize < minMarketSize) return [];
  const counted = Math.min(marketSize * maxMarketShare, maxCounted);
  // Until the end of next week: the cached value is still used when a new week begins.
  const { rows } = await sql<{ label: string; since: Date; materialCount: number }>`
    with latest as (
      select published_at from materials where status = 'publie'
      order by published_at desc, id desc limit ${Math.round(counted)}::int
    ),
    counted as (
      select date_trunc('week', published_at at time zone 'UTC') as monday, count(*) from latest group by monday
    )
    select week_label(monday at time zone 'UTC') as label, monday at time zone 'UTC' as since,
      coalesce(sum(count) over (order by monday desc), 0)::int as material_count
    from generate_series(
      (select min(monday) from counted), now() at time zone 'UTC' + interval '1 week', interval '1 week'
    ) as monday
    left join counted using (monday)
    order by monday desc`.execute(db);
  const [last] = rows;
  if (!last) return [];
  const until = new Date(last.since.getTime() + weekMs);
  // The limit cuts the oldest week short.
  return rows.slice(0, -1).map(({ since, materialCount }, index) => {
    const labels = rows.slice(0, index + 1).map(({ label }) => `'${label}'`);
    return { weekQuery: labels.join(' | '), since, until, materialCount, marketSize };
  });
});
