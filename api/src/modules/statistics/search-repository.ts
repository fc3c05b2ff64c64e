import type { ViewSource } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Period } from './days.ts';
import { rolledUpTo } from './live-days.ts';

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
