import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { loadReferenceFile } from '../../db/load-reference-file.ts';

export const loadPlaces = (db: Database): Promise<void> =>
  loadReferenceFile(db, {
    name: 'places',
    url: new URL('./communes.tsv', import.meta.url),
    lock: 'places',
    replace: replacePlaces,
  });

function parsePlaces(text: string) {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [code, name, postalCodes = '', department, population, latitude, longitude, precision] =
      line.split('\t');
    return postalCodes.split(',').map((postalCode) => ({
      code,
      postal_code: postalCode,
      name,
      department,
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
      is_approximate: precision === 'approx',
    }));
  });
}

async function replacePlaces(db: Database, text: string): Promise<void> {
  await db.deleteFrom('places').execute();
  // One JSON parameter: as values, the rows would exceed the limit of 65,535 parameters.
  await sql`
    insert into places (code, postal_code, name, department, population, latitude, longitude, is_approximate)
    select * from json_to_recordset(${JSON.stringify(parsePlaces(text))}::text::json) as incoming (
      code text, postal_code text, name text, department text, population integer,
      latitude double precision, longitude double precision, is_approximate boolean
    )`.execute(db);
  // Otherwise the first searches are slow until autovacuum runs.
  await sql`select gin_clean_pending_list('places_search_core')`.execute(db);
  await sql`analyze places`.execute(db);
}
