import type { MaterialStatus } from '@parpaing/contract/units';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { dayOf, liveSince, rolledUpTo } from './live-days.ts';

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
