import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '../../db/types.ts';

export type PlaceRow = Selectable<DB['places']>;

/** Paris has 21 postal codes, so this many rows a place are enough. */
const maxPostalCodes = 21;

export async function searchPlaces(db: Kysely<DB>, query: string, limit: number): Promise<PlaceRow[]> {
  return find(db, query, { limit, allowsMisspelling: true });
}

export async function findPlacesBeginning(db: Kysely<DB>, query: string, limit: number): Promise<PlaceRow[]> {
  return find(db, query, { limit, allowsMisspelling: false });
}

/** Without spelling corrections: they may be suggested, but not assumed. */
export async function findPlace(db: Kysely<DB>, query: string): Promise<PlaceRow | undefined> {
  const [place] = await findPlacesBeginning(db, query, 1);
  return place;
}

export function findCommune(
  db: Kysely<DB>,
  { code, postalCode }: { code: string; postalCode: string },
): Promise<PlaceRow | undefined> {
  return db
    .selectFrom('places')
    .selectAll()
    .where('code', '=', code)
    .where('postalCode', '=', postalCode)
    .executeTakeFirst();
}

interface SearchOptions {
  limit: number;
  allowsMisspelling: boolean;
}

async function find(db: Kysely<DB>, query: string, options: SearchOptions): Promise<PlaceRow[]> {
  const digits = query.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits)) return findByPostalCode(db, digits, options.limit);
  return findByName(db, query, options);
}

async function findByPostalCode(db: Kysely<DB>, digits: string, limit: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with found as (
      select *, false as is_same, 1::real as likeness from places
      where postal_code >= ${digits} and postal_code < ${`${digits}~`}
    )
    ${buildRanking(digits, limit)}`.execute(db);
  return rows;
}

async function findByName(
  db: Kysely<DB>,
  query: string,
  { limit, allowsMisspelling }: SearchOptions,
): Promise<PlaceRow[]> {
  const { name, area } = splitArea(query);
  const { rows } = await sql<PlaceRow>`
    with keys as (
      -- "Paris 11" is a name as it stands; "Montreuil 93" is a name and an area.
      select place_key(${query}) as key, '' as area
      union select place_key(${name}), ${area}
    ),
    typed as materialized (select *, place_core(key) as core from keys),
    openings as materialized (
      select article || key as opening, area
      from typed cross join unnest(array['', 'le ', 'la ', 'les ', 'l ']) as article
      where key <> ''
    ),
    beginning as (
      select places.*, search_name in (select key from typed) as is_same, 1::real as likeness
      -- Keys are letters, digits and spaces, which all sort before the tilde.
      from openings join places on search_name >= opening and search_name < opening || '~'
      where ${isInArea}
      -- Thousands begin with "saint".
      order by is_same desc, population desc limit ${limit * maxPostalCodes}
    ),
    resembling as (
      select places.*, false as is_same, similarity(search_name, key) as likeness
      from typed join places on search_core % core
      where ${allowsMisspelling} and core <> '' and area = ${area} and ${isInArea} and not exists (select from beginning)
    ),
    found as (select * from beginning union all select * from resembling)
    ${buildRanking(area, limit)}`.execute(db);
  return rows;
}

function splitArea(query: string): { name: string; area: string } {
  const after = /^(?<name>.+?)[\s(,-]+(?<area>\d{2,5}|2[ab])\)?$/i.exec(query);
  const before = /^(?<area>\d{2,5}|2[ab])[\s,-]+(?<name>.+)$/i.exec(query);
  const { name = query, area = '' } = (after ?? before)?.groups ?? {};
  return { name, area: area.toUpperCase() };
}

/** Corsican postal codes do not begin with the department. */
const isInArea = sql`(postal_code ^@ area or department = area)`;

function buildRanking(area: string, limit: number): RawBuilder<unknown> {
  // A full postal code of Paris, Lyon or Marseille means the district; only names of districts end in a digit.
  const isDistrict = area.length === 5 ? sql`search_name ~ '[0-9]$'` : sql`false`;
  return sql`
    select distinct on (score, code) code, postal_code, name, department, population,
      latitude, longitude, is_approximate, search_name, search_core
    from (
      -- Of names about as close to what was typed, the larger town was meant: Paris gains 0.36. The districts of a city
      -- follow it in their order.
      select *, 20 * (${isDistrict})::int + 10 * is_same::int + likeness + coalesce(
        0.33 - substring(search_name from ' ([0-9]+)$')::int / 1000.0, ln(population + 1) / 40
      ) as score
      from found
    ) as ranked
    order by score desc, code, postal_code
    limit ${limit}`;
}
