import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

const countedAtOnce = 500;

/** Updates the number of materials that a search for each term finds, by its words or by a synonym of the whole. */
export async function countFound(db: Database, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += countedAtOnce) {
    await countBatch(db, keys.slice(start, start + countedAtOnce));
  }
}

/** `materialized`: a query that is computed again for each material uses no index. */
async function countBatch(db: Database, keys: string[]): Promise<void> {
  await sql`
    with asked as materialized (
      select key, concat_ws(' | ', '(' || plainto_tsquery('trade', stemmable(folded))::text || ')', (
        select string_agg('(' || query::text || ')', ' | ') from search_synonyms
        where search_synonyms.key = search_completions.key
      ))::tsquery as query
      from search_completions where key = any(${keys}::text[])
    ),
    counted as materialized (
      select key, (
        select count(*) from (
          select from materials where status = 'publie' and search_vector @@ query limit ${limits.listDepth}
        ) as found
      ) as count
      from asked
    )
    update search_completions set count = counted.count from counted
    where search_completions.key = counted.key and search_completions.count <> counted.count`.execute(db);
}
