import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.ts';

const dataFile = new URL('./communes.tsv', import.meta.url);
const dataName = 'places';
/** Any number that no other advisory lock of the product uses. */
const lockKey = 7_237_002;

export async function loadPlaces(db: Kysely<DB>): Promise<{ loaded: number }> {
  const text = await readFile(dataFile, 'utf8');
  const version = createHash('sha256').update(text).digest('hex');
  if (await isLoaded(db, version)) return { loaded: 0 };

  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
    if (await isLoaded(transaction, version)) return { loaded: 0 };
    const loaded = await replacePlaces(transaction, parsePlaces(text));
    await recordVersion(transaction, version);
    return { loaded };
  });
}

async function isLoaded(db: Kysely<DB>, version: string): Promise<boolean> {
  const current = await db
    .selectFrom('referenceData')
    .select('version')
    .where('name', '=', dataName)
    .executeTakeFirst();
  return current?.version === version;
}

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

async function replacePlaces(db: Kysely<DB>, places: ReturnType<typeof parsePlaces>): Promise<number> {
  await db.deleteFrom('places').execute();
  // One JSON parameter: as values, the rows would exceed the limit of 65,535 parameters.
  await sql`
    insert into places (code, postal_code, name, department, population, latitude, longitude, is_approximate)
    select * from json_to_recordset(${JSON.stringify(places)}::text::json) as incoming (
      code text, postal_code text, name text, department text, population integer,
      latitude double precision, longitude double precision, is_approximate boolean
    )`.execute(db);
  // Otherwise the first searches are slow until autovacuum runs.
  await sql`select gin_clean_pending_list('places_search_core')`.execute(db);
  await sql`analyze places`.execute(db);
  return places.length;
}

async function recordVersion(db: Kysely<DB>, version: string): Promise<void> {
  await db
    .insertInto('referenceData')
    .values({ name: dataName, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, loadedAt: sql`now()` }))
    .execute();
}
