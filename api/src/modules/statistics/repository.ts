import type { MaterialStatus, ViewSource } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Period } from './days.ts';

const rolledUpTo = sql`(select rolled_up_to from statistics_progress)`;
/** Days after the last roll-up are counted from what they are made of, in the same statement, so in one snapshot. */
const liveSince = sql`((${rolledUpTo} + 1)::timestamp at time zone 'Europe/Paris')`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`;

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

/** Of the materials in the subquery `chosen (id, seller_id)`. */
const buildLiveFigures = (from: string) => sql`
  select * from (
    select material_id, day, count(*) as views, 0 as favorites, 0 as contacts
    from chosen join view_events on view_events.seller_id = chosen.seller_id and material_id = chosen.id
    where day > ${rolledUpTo}
    group by material_id, day
    union all
    select material_id, ${dayOf('favorites.created_at')}, 0, 1, 0
    from chosen join favorites on material_id = chosen.id
    where favorites.created_at >= ${liveSince} and user_id <> seller_id
    union all
    select material_id, ${dayOf('conversations.created_at')}, 0, 0, 1
    from chosen join conversations on conversations.seller_id = chosen.seller_id and material_id = chosen.id
    where conversations.created_at >= ${liveSince}
  ) as counted
  where day >= ${from}`;

const joinTotals = (name: string, condition = sql`true`) => sql`
  left join lateral (
    select views, favorites, contacts from material_totals
    where material_id = chosen.id and ${condition}
    order by day desc limit 1
  ) as ${sql.id(name)} on true`;

const buildDifference = (column: string, after: string, before: string) => sql`
  coalesce(${sql.ref(`${after}.${column}`)}, 0) - coalesce(${sql.ref(`${before}.${column}`)}, 0)`;

export interface MaterialRow {
  id: string;
  title: string;
  reference: string | null;
  status: MaterialStatus;
  views: number;
  previousViews: number;
  favorites: number;
  contacts: number;
}

interface MaterialSelection {
  from: string;
  previousFrom: string;
  sort: 'views' | 'favorites' | 'contacts';
  limit: number;
  offset: number;
}

export async function listMaterialFigures(
  db: Database,
  sellerId: string,
  { from, previousFrom, sort, limit, offset }: MaterialSelection,
): Promise<MaterialRow[]> {
  const { rows } = await sql<MaterialRow>`
    with chosen as materialized (
      select id, seller_id from materials where seller_id = ${sellerId} and published_at is not null
    ),
    live as (
      select material_id, sum(views) filter (where day >= ${from}) as views,
        sum(views) filter (where day < ${from}) as previous_views,
        sum(favorites) filter (where day >= ${from}) as favorites,
        sum(contacts) filter (where day >= ${from}) as contacts
      from (${buildLiveFigures(previousFrom)}) as days
      group by material_id
    ),
    figures as (
      select chosen.id,
        (${buildDifference('views', 'last', 'middle')} + coalesce(live.views, 0))::int as views,
        (${buildDifference('views', 'middle', 'first')} + coalesce(live.previous_views, 0))::int as previous_views,
        (${buildDifference('favorites', 'last', 'middle')} + coalesce(live.favorites, 0))::int as favorites,
        (${buildDifference('contacts', 'last', 'middle')} + coalesce(live.contacts, 0))::int as contacts
      from chosen
      ${joinTotals('last')}
      ${joinTotals('middle', sql`day < ${from}`)}
      ${joinTotals('first', sql`day < ${previousFrom}`)}
      left join live on live.material_id = chosen.id
    ),
    page as (
      select * from figures order by ${sql.ref(sort)} desc, views desc, id desc limit ${limit} offset ${offset}
    )
    select page.*, title, reference, status
    from page join materials using (id)
    order by ${sql.ref(sort)} desc, views desc, id desc`.execute(db);
  return rows;
}

export async function countPublishedEver(db: Database, sellerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from materials
    where seller_id = ${sellerId} and published_at is not null`.execute(db);
  return rows[0]?.total ?? 0;
}

interface FiguresRow {
  id: string;
  views: number;
  favorites: number;
  contacts: number;
}

export async function listFiguresByIds(db: Database, ids: string[], from: string): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    with chosen as materialized (select id, seller_id from materials where id = any(${ids}::uuid[]))
    select chosen.id,
      (${buildDifference('views', 'last', 'first')} + coalesce(live.views, 0))::int as views,
      (${buildDifference('favorites', 'last', 'first')} + coalesce(live.favorites, 0))::int as favorites,
      (${buildDifference('contacts', 'last', 'first')} + coalesce(live.contacts, 0))::int as contacts
    from chosen
    ${joinTotals('last')}
    ${joinTotals('first', sql`day < ${from}`)}
    left join (
      select material_id, sum(views) as views, sum(favorites) as favorites, sum(contacts) as contacts
      from (${buildLiveFigures(from)}) as days
      group by material_id
    ) as live on live.material_id = chosen.id`.execute(db);
  return rows;
}

const buildSources = (sellerId: string, { from, to }: Period) => sql`
  select source, words, views, contacts from seller_source_days
  where seller_id = ${sellerId} and day between ${from} and ${to}
  union all
  select source, words, count(*), count(*) filter (where has_contact) from view_events
  where seller_id = ${sellerId} and day > ${rolledUpTo} and day between ${from} and ${to}
  group by source, words`;

export async function listSources(
  db: Database,
  sellerId: string,
  period: Period,
): Promise<{ source: ViewSource; views: number }[]> {
  const { rows } = await sql<{ source: ViewSource; views: number }>`
    select source, sum(views)::int as views from (${buildSources(sellerId, period)}) as visits
    group by source`.execute(db);
  return rows;
}

export async function listSearches(
  db: Database,
  sellerId: string,
  period: Period,
  limit: number,
): Promise<{ words: string; views: number; contacts: number }[]> {
  const { rows } = await sql<{ words: string; views: number; contacts: number }>`
    select words, sum(views)::int as views, sum(contacts)::int as contacts
    from (${buildSources(sellerId, period)}) as visits
    where words <> ''
    group by words
    order by views desc, words limit ${limit}`.execute(db);
  return rows;
}

interface DemandSelection {
  cells: number[];
  leastSearches: number;
  mostResults: number;
  limit: number;
}

/** By what the latest searches found: someone may sell it by now. */
export async function listUnmetSearches(
  db: Database,
  { from, to }: Period,
  { cells, leastSearches, mostResults, limit }: DemandSelection,
): Promise<{ words: string; searches: number; results: number }[]> {
  const latest: RawBuilder<unknown> = sql`(array_agg(results order by day desc, results desc))[1]`;
  const { rows } = await sql<{ words: string; searches: number; results: number }>`
    select words, sum(searches)::int as searches, ${latest} as results
    from (
      select words, day, searches, results from search_days
      where cell = any(${cells}::int[]) and day between ${from} and ${to}
      union all
      select words, day, count(*), max(results) from search_events
      where day > ${rolledUpTo} and day between ${from} and ${to} and cell = any(${cells}::int[])
      group by words, day
    ) as searched
    group by words
    having sum(searches) >= ${leastSearches} and ${latest} <= ${mostResults}
    order by searches desc, words limit ${limit}`.execute(db);
  return rows;
}

export interface SellerPlace {
  name: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

export async function findCommonestPlace(db: Database, sellerId: string): Promise<SellerPlace | undefined> {
  const { rows } = await sql<SellerPlace>`
    select city as name, postal_code, avg(latitude) as latitude, avg(longitude) as longitude
    from materials where seller_id = ${sellerId}
    group by commune_code, postal_code, city
    order by count(*) filter (where status = 'publie') desc, count(*) desc, postal_code limit 1`.execute(db);
  return rows[0];
}

export async function findCity(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ city: string | null }>`select city from users where id = ${userId}`.execute(
    db,
  );
  return rows[0]?.city ?? null;
}

export async function deleteSellerDays(db: Database, sellerId: string): Promise<void> {
  await sql`delete from view_events where seller_id = ${sellerId}`.execute(db);
  await sql`delete from seller_days where seller_id = ${sellerId}`.execute(db);
  await sql`delete from seller_source_days where seller_id = ${sellerId}`.execute(db);
  await sql`
    delete from material_totals
    where material_id in (select id from materials where seller_id = ${sellerId})`.execute(db);
}
