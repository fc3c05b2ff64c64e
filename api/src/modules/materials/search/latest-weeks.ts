import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { keepFor } from '../memo.ts';

/** Of the smallest period; each is so many times the one before. */
const smallest = 20_000;
const growth = 8;

interface LatestWeeks {
  /** A text search query: published in one of them. */
  weeks: string;
  /** How many materials were, or a little more. */
  materials: number;
}

/**
 * Periods to look in first, from the shortest on; none that would be most of the market. They decide what is read, not
 * what is found, and so may be a little old.
 */
export const getLatestWeeks = keepFor(10 * 60_000, async (db: Database): Promise<LatestWeeks[]> => {
  const periods: LatestWeeks[] = [];
  for (let materials = smallest; ; materials *= growth) {
    const weeks = await findWeeks(db, materials);
    if (!weeks) return periods;
    periods.push({ weeks, materials });
  }
});

async function findWeeks(db: Database, materials: number): Promise<string | undefined> {
  const skip = (count: number) => sql`
    select published_at from materials where status = 'publie'
    order by published_at desc, id desc offset ${count}::int limit 1`;
  // To the end of next week: clocks of several machines may differ.
  const { rows } = await sql<{ week: string }>`
    select week_label(day) as week
    from generate_series((${skip(materials)}), now() + interval '1 week', interval '1 week') as day
    where exists (${skip(2 * materials)})`.execute(db);
  return rows.map(({ week }) => `'${week}'`).join(' | ') || undefined;
}
