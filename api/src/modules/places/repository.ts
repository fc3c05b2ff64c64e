import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '../../db/types.ts';

export type PlaceRow = Selectable<DB['places']>;

/** Completes a commune name or a postal code, each commune once, the likeliest first. */
export async function searchPlaces(db: Kysely<DB>, query: string, limit: number): Promise<PlaceRow[]> {
  const digits = query.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits)) return findByPostalCode(db, digits, limit);
  return findByName(db, query, limit);
}

async function findByPostalCode(db: Kysely<DB>, digits: string, limit: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select * from (
      select distinct on (code) * from places
      where postal_code ^@ ${digits}
      order by code, postal_code
    ) as found
    order by ${districtFirst(digits)}, population desc, code
    limit ${limit}`.execute(db);
  return rows;
}

/** Names that begin as typed, with or without their article; failing that, names spelt nearly so. */
async function findByName(db: Kysely<DB>, query: string, limit: number): Promise<PlaceRow[]> {
  const { name, area } = splitArea(query);
  const { rows } = await sql<PlaceRow>`
    with typed as (
      -- "Paris 11" is a name as it stands; "Montreuil 93" is a name and an area.
      select place_key(${query}) as key, '' as area
      union select place_key(${name}), ${area}
    ),
    openings as materialized (
      select article || key as opening, key, area
      from typed cross join unnest(array['', 'le ', 'la ', 'les ', 'l ']) as article
      where key <> ''
    ),
    beginning as (
      select distinct on (code) places.*, search_name = key as is_same, 1::real as likeness
      from openings join places on search_name ^@ opening
      where ${isInArea}
      order by code, is_same desc, postal_code
    ),
    resembling as (
      select distinct on (code) places.*, false as is_same, similarity(search_name, key) as likeness
      from typed join places on search_core % place_core(key)
      where area = ${area} and ${isInArea} and not exists (select from beginning)
      order by code, postal_code
    )
    select code, postal_code, name, department, population, latitude, longitude, is_approximate,
      search_name, search_core
    from (select * from beginning union all select * from resembling) as found
    -- Between two spellings as likely, the larger town was meant.
    order by ${districtFirst(area)}, is_same desc, likeness + ln(population + 1) / 40 desc, code
    limit ${limit}`.execute(db);
  return rows;
}

/** "Montreuil 93", "Montreuil (93100)", "93100 Montreuil", "Bastia 2B". */
function splitArea(query: string): { name: string; area: string } {
  const after = /^(?<name>.+?)[\s(,-]+(?<area>\d{2,5}|2[ab])\)?$/i.exec(query);
  const before = /^(?<area>\d{2,5}|2[ab])[\s,-]+(?<name>.+)$/i.exec(query);
  const { name = query, area = '' } = (after ?? before)?.groups ?? {};
  return { name, area: area.toUpperCase() };
}

/** Corsican postal codes do not begin with the department. */
const isInArea = sql`(postal_code ^@ area or department = area)`;

/** A whole postal code of Paris, Lyon or Marseille means the district; only districts end in a number. */
const districtFirst = (area: string) => sql`(${area.length === 5}::boolean and search_name ~ '\\d$') desc`;
