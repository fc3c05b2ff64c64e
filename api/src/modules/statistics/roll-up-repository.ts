import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface RolledDays {
  after: string;
  until: string;
}

export async function lockProgress(db: Database): Promise<string> {
  const { rows } = await sql<{ rolledUpTo: string }>`
    select rolled_up_to::text from statistics_progress for update`.execute(db);
  if (!rows[0]) throw new Error('a migration inserts the row');
  return rows[0].rolledUpTo;
}

export async function saveProgress(db: Database, until: string): Promise<void> {
  await sql`update statistics_progress set rolled_up_to = greatest(rolled_up_to, ${until})`.execute(db);
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`;

/** Events may be late, from a process that could not reach the database; favourites and contacts never are. */
const isNew = (column: string, { after, until }: RolledDays) => sql`
  ${sql.ref(column)} >= (${after}::date + 1)::timestamp at time zone 'Europe/Paris'
  and ${sql.ref(column)} < (${until}::date + 1)::timestamp at time zone 'Europe/Paris'`;

const newFavorites = (days: RolledDays) => sql`
  select seller_id, material_id, ${dayOf('favorites.created_at')} as day
  from favorites join materials on materials.id = material_id
  where ${isNew('favorites.created_at', days)} and user_id <> seller_id`;

const newContacts = (days: RolledDays) => sql`
  select seller_id, material_id, ${dayOf('created_at')} as day
  from conversations where ${isNew('created_at', days)}`;

export async function rollUpSellers(db: Database, days: RolledDays): Promise<void> {
  await sql`
    insert into seller_days as known (seller_id, day, views, visitors, favorites, contacts)
    select seller_id, day, sum(views), sum(visitors), sum(favorites), sum(contacts)
    from (
      select seller_id, day, count(*) as views, count(distinct visitor) as visitors, 0 as favorites, 0 as contacts
      from view_events where day <= ${days.until} group by seller_id, day
      union all
      select seller_id, day, 0, 0, count(*), 0 from (${newFavorites(days)}) as added group by seller_id, day
      union all
      select seller_id, day, 0, 0, 0, count(*) from (${newContacts(days)}) as made group by seller_id, day
    ) as counted
    join users on users.id = seller_id and deleted_at is null
    group by seller_id, day
    on conflict (seller_id, day) do update set
      views = known.views + excluded.views, visitors = known.visitors + excluded.visitors,
      favorites = known.favorites + excluded.favorites, contacts = known.contacts + excluded.contacts`.execute(
    db,
  );
}

export async function rollUpSources(db: Database, { until }: RolledDays): Promise<void> {
  await sql`
    insert into seller_source_days as known (seller_id, day, source, words, views, contacts)
    select seller_id, day, source, words, count(*), count(*) filter (where has_contact)
    from view_events join users on users.id = seller_id and deleted_at is null
    where day <= ${until}
    group by seller_id, day, source, words
    on conflict (seller_id, day, source, words) do update set
      views = known.views + excluded.views, contacts = known.contacts + excluded.contacts`.execute(db);
}

const buildGrowth = (days: RolledDays) => sql`
  select material_id, day, sum(views)::int as views, sum(favorites)::int as favorites, sum(contacts)::int as contacts
  from (
    select material_id, day, count(*) as views, 0 as favorites, 0 as contacts
    from view_events where day <= ${days.until} group by material_id, day
    union all
    select material_id, day, 0, count(*), 0 from (${newFavorites(days)}) as added group by material_id, day
    union all
    select material_id, day, 0, 0, count(*) from (${newContacts(days)}) as made group by material_id, day
  ) as counted
  join materials on materials.id = material_id
  group by material_id, day`;

/** New rows start from the row before; then all rows from each day on grow, also those after a late event. */
export async function rollUpMaterials(db: Database, days: RolledDays): Promise<void> {
  await sql`
    insert into material_totals (material_id, day, views, favorites, contacts)
    select growth.material_id, growth.day, coalesce(last.views, 0), coalesce(last.favorites, 0),
      coalesce(last.contacts, 0)
    from (${buildGrowth(days)}) as growth
    left join lateral (
      select views, favorites, contacts from material_totals
      where material_id = growth.material_id and day < growth.day
      order by day desc limit 1
    ) as last on true
    on conflict (material_id, day) do nothing`.execute(db);
  await sql`
    with growth as materialized (${buildGrowth(days)}),
    grown as (
      select material_id, later.day, sum(growth.views) as views, sum(growth.favorites) as favorites,
        sum(growth.contacts) as contacts
      from growth join material_totals as later using (material_id)
      where later.day >= growth.day
      group by material_id, later.day
    )
    update material_totals as total set views = total.views + grown.views,
      favorites = total.favorites + grown.favorites, contacts = total.contacts + grown.contacts
    from grown where total.material_id = grown.material_id and total.day = grown.day`.execute(db);
}

export async function rollUpSearches(db: Database, { until }: RolledDays): Promise<void> {
  await sql`
    insert into search_days as known (cell, day, words, searches, results)
    select cell, day, words, count(*), max(results)
    from search_events where day <= ${until}
    group by cell, day, words
    on conflict (cell, day, words) do update set
      searches = known.searches + excluded.searches, results = greatest(known.results, excluded.results)`.execute(
    db,
  );
}

export async function deleteEvents(db: Database, until: string): Promise<void> {
  await sql`delete from view_events where day <= ${until}`.execute(db);
  await sql`delete from search_events where day <= ${until}`.execute(db);
  await sql`delete from visitor_salts where day <= ${until}`.execute(db);
}

export async function deleteDaysBefore(db: Database, figures: string, searches: string): Promise<void> {
  await sql`
    delete from material_totals as old where day < ${figures} and exists (
      select from material_totals as later
      where later.material_id = old.material_id and later.day > old.day and later.day < ${figures}
    )`.execute(db);
  await sql`delete from seller_days where day < ${figures}`.execute(db);
  await sql`delete from seller_source_days where day < ${figures}`.execute(db);
  await sql`delete from search_days where day < ${searches}`.execute(db);
}
