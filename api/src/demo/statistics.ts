import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { toCell } from '../modules/statistics/cells.ts';
import { addDays, toParisDay } from '../modules/statistics/days.ts';
import { dayOf } from '../modules/statistics/live-days.ts';
import { demoId } from './demo-id.ts';
import { demoSellers } from './sellers.ts';

const shownDays = 90;
const searchedDays = 29;

const towns = {
  lyon: toCell({ latitude: 45.76, longitude: 4.83 }),
  montreuil: toCell({ latitude: 48.86, longitude: 2.45 }),
};

const unmetSearches: [town: keyof typeof towns, words: string, searches: number, results: number][] = [
  ['lyon', 'laine de bois 145 mm', 86, 0],
  ['lyon', 'tuile canal réemploi', 64, 1],
  ['lyon', 'poutrelle hea 120', 51, 0],
  ['lyon', 'fenêtre de toit 78 × 98', 47, 2],
  ['lyon', 'tout-venant 0/31,5 en big bag', 39, 0],
  ['lyon', 'radiateur fonte 10 éléments', 33, 1],
  ['montreuil', 'brique de chanvre', 72, 0],
  ['montreuil', 'linteau béton 160 cm', 58, 1],
  ['montreuil', 'verrière d’atelier', 41, 0],
  ['montreuil', 'pavé de verre 19 × 19', 24, 2],
];

export async function insertDemoStatistics(db: Database, now: Date): Promise<void> {
  const yesterday = addDays(toParisDay(now), -1);
  const sellers = demoSellers.map(({ email }) => demoId('user', email));
  await insertFigures(db, sellers, yesterday);
  await insertUnmetSearches(db, yesterday);
}

/**
 * `draw` gives the same number between 0 and 1 at each start. Before a material was published, the seller had others,
 * sold since: they are in the totals of the shop only.
 */
async function insertFigures(db: Database, sellers: string[], yesterday: string): Promise<void> {
  const draw = (name: string) => sql`(abs(hashtext(${name} || title || ago)::bigint) % 1000 / 1000.0)`;
  await sql`
    with drawn as (
      select id, seller_id, title, ago, ${yesterday}::date - ago as day,
        published_at::date <= ${yesterday}::date - ago as is_online,
        lower(btrim(substring(title from '^[^,(]+'))) as words,
        kept, asked, greatest(kept, asked, round(
          (0.3 + 5 * pow(abs(hashtext(title)::bigint) % 1000 / 1000.0, 3)) * (0.4 + 1.2 * ${draw('views')})
          * (1.2 - 0.3 * ago / ${shownDays}) * case when extract(isodow from ${yesterday}::date - ago) > 5 then 0.6 else 1 end
        ))::int as views
      from materials cross join generate_series(0, ${shownDays}::int - 1) as ago
      left join (
        select material_id, ${dayOf('created_at')} as day, count(*) as kept from favorites group by 1, 2
      ) as favorited on favorited.material_id = materials.id and favorited.day = ${yesterday}::date - ago
      left join (
        select material_id, ${dayOf('created_at')} as day, count(*) as asked from conversations group by 1, 2
      ) as contacted on contacted.material_id = materials.id and contacted.day = ${yesterday}::date - ago
      where seller_id = any(${sellers}::uuid[]) and status = 'publie'
    ),
    grown as materialized (
      select id as material_id, seller_id, day, is_online, words, views, round(views * 0.57)::int as found,
        greatest(kept, (${draw('favorites')} < 0.04 * views)::int) as favorites,
        greatest(asked, (${draw('contacts')} < 0.025 * views)::int) as contacts
      from drawn where views > 0
    ),
    totals as (
      insert into material_totals (material_id, day, views, favorites, contacts)
      select material_id, day, sum(views) over since, sum(favorites) over since, sum(contacts) over since
      from grown where is_online
      window since as (partition by material_id order by day)
    ),
    days as (
      insert into seller_days (seller_id, day, views, visitors, favorites, contacts)
      select seller_id, day, sum(views), ceil(sum(views) * 0.66), sum(favorites), sum(contacts)
      from grown group by seller_id, day
    ),
    searches as (
      insert into seller_source_days (seller_id, day, source, words, views, contacts)
      select seller_id, day, 'search', words, sum(found), sum(contacts)
      from grown where found > 0 group by seller_id, day, words
    )
    insert into seller_source_days (seller_id, day, source, words, views, contacts)
    select seller_id, day, source, '', round(views * share_end) - round(views * share_start), 0
    from (
      select seller_id, day, sum(views) - sum(found) as views from grown group by seller_id, day
    ) as others
    cross join (
      values ('category', 0, 0.49), ('similar', 0.49, 0.75), ('seller', 0.75, 0.91), ('direct', 0.91, 1)
    ) as sources (source, share_start, share_end)`.execute(db);
}

async function insertUnmetSearches(db: Database, yesterday: string): Promise<void> {
  const rows = unmetSearches.flatMap(([town, words, searches, results]) =>
    Array.from({ length: searchedDays }, (_, ago) => ({
      cell: towns[town],
      day: addDays(yesterday, -ago),
      words,
      searches:
        Math.floor((searches * (ago + 1)) / searchedDays) - Math.floor((searches * ago) / searchedDays),
      results,
    })),
  );
  await db
    .insertInto('searchDays')
    .values(rows.filter(({ searches }) => searches > 0))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
