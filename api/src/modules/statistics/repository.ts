import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Period } from './days.ts';
import { dayOf, liveSince, rolledUpTo } from './live-days.ts';

export interface DayRow {
  day: string;
  views: number;
  dailyVisitors: number;
  favorites: number;
  contacts: number;
}

export async function listDailyFigures(
  db: Database,
  sellerId: string,
  { from, to }: Period,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text, sum(views)::int as views, sum(visitors)::int as daily_visitors,
      sum(favorites)::int as favorites, sum(contacts)::int as contacts
    from (
      select day, views, visitors, favorites, contacts from seller_days where seller_id = ${sellerId}
      union all
      select day, count(*), count(distinct visitor), 0, 0
      from view_events where seller_id = ${sellerId} and day > ${rolledUpTo} group by day
      union all
      select ${dayOf('favorites.created_at')}, 0, 0, 1, 0
      from favorites join materials on materials.id = material_id
      where favorites.created_at >= ${liveSince} and seller_id = ${sellerId} and user_id <> seller_id
      union all
      select ${dayOf('created_at')}, 0, 0, 0, 1
      from conversations where seller_id = ${sellerId} and created_at >= ${liveSince}
    ) as figures
    where day between ${from} and ${to}
    group by day`.execute(db);
  return rows;
}

export async function deleteStatisticsOf(db: Database, sellerId: string): Promise<void> {
  await sql`delete from view_events where seller_id = ${sellerId}`.execute(db);
  await sql`delete from seller_days where seller_id = ${sellerId}`.execute(db);
  await sql`delete from seller_source_days where seller_id = ${sellerId}`.execute(db);
  await sql`
    delete from material_totals
    where material_id in (select id from materials where seller_id = ${sellerId})`.execute(db);
}
