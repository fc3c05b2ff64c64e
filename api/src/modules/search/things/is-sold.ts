import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

const readTitles = 200;

/** « Lot de fenêtres » sells windows, « Margelles de piscine » no pool. */
const containers =
  '^\\W*(?:\\d+ |\\w+ )?(?:lots?|paires?|ensembles?|kits?|packs?|s[ée]ries?|restes?|chutes?|palettes?|stocks?|surplus)\\M';
const partsAfter = '(?:,|\\m(?:avec|pour|sans|sous)\\M).*';
const complements = '\\m(?:de|du|des|d)\\M\\W+(?:(?:la|l)\\M\\W+)?\\w+';

/**
 * Whether a title sells it, and does not only name what its own thing is for or comes with. Few titles are read: of
 * what many sell, some titles begin with it, and the caller need not ask.
 */
export async function isSold(db: Database, query: string, isOneWord: boolean): Promise<boolean> {
  const main = sql`regexp_replace(title, ${partsAfter}, '', 'i')`;
  const thing = isOneWord ? sql`regexp_replace(${main}, ${complements}, ' ', 'gi')` : main;
  const { rows } = await sql<{ isSold: boolean }>`
    with met as materialized (
      select title from materials where status = 'publie' and headline @@ ${query}::tsquery limit ${readTitles}
    )
    select exists (
      select from met
      where search_document(case when title ~* ${containers} then title else ${thing} end) @@ ${query}::tsquery
        or not search_document(title) @@ ${query}::tsquery
    ) as is_sold`.execute(db);
  return rows[0]?.isSold ?? false;
}

export async function isWrittenAnywhere(db: Database, query: string): Promise<boolean> {
  const { rows } = await sql`
    with met as materialized (
      select from materials where status = 'publie' and search_vector @@ ${query}::tsquery
    )
    select from met limit 1`.execute(db);
  return rows.length > 0;
}
