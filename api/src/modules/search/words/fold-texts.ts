import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** In the order given. The rule itself is `search_text` in db/functions/search-text.sql, and nowhere else. */
export async function foldTexts(db: Database, texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select search_text(typed) as folded
    from unnest(${texts}::text[]) with ordinality as listed (typed, ordinal)
    order by ordinal`.execute(db);
  return rows.map(({ folded }) => folded);
}
