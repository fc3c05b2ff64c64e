import { conditions } from '@parpaing/contract/units';
import { sql } from 'kysely';
import { cacheRead } from '../../../db/cached-read.ts';
import type { Database } from '../../../db/database.ts';

const maxWords = 12;
const maxTermWords = 4;

export interface SearchWord {
  word: string;
  stem: string;
  /** A code split, "ba13" as "ba" and "13". */
  loose: string;
  frequency: number;
  isCondition: boolean;
}

export interface Synonym {
  start: number;
  length: number;
  query: string;
  isNear: boolean;
  isCondition: boolean;
}

export interface SearchedText {
  text: string;
  words: SearchWord[];
  synonyms: Synonym[];
}

const getConditionStems = cacheRead(60_000, async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ stem: string }>`
    select unnest(search_lexemes(search_condition(condition))) as stem
    from unnest(${conditions}::text[]) as condition`.execute(db);
  return rows.map(({ stem }) => stem);
});

export async function analyseText(db: Database, text: string): Promise<SearchedText> {
  const ofConditions = await getConditionStems(db);
  const { rows } = await sql<{ words: SearchWord[] | null; synonyms: Synonym[] | null }>`
    with typed as (
      select word, place, plainto_tsquery('trade', word)::text as stem,
        plainto_tsquery('trade', regexp_replace(word, '^([a-z]{2,})(\\d)', '\\1 \\2'))::text as loose
      from regexp_split_to_table(search_text(${text}), ' ') with ordinality as split (word, place)
    ),
    kept as (
      select *, coalesce((select max(frequency) from search_terms where key = word), 0) as frequency,
        btrim(stem, '''') = any(${ofConditions}::text[]) as is_condition
      from typed
      -- A repeated word is kept once.
      where stem <> '' and place = (select min(place) from typed as first where first.word = typed.word)
      order by place limit ${maxWords}
    ),
    stems as (select array_agg(btrim(stem, '''') order by place) as list from kept),
    grams as (
      select start, length, array_to_string(list[start : start + length - 1], ' ') as key
      from stems, generate_series(1, cardinality(list)) as start, generate_series(1, ${maxTermWords}) as length
      where start + length - 1 <= cardinality(list)
    )
    select (select json_agg(kept order by place) from kept) as words,
      (
        select json_agg(json_build_object(
          'start', start - 1, 'length', length, 'query', query::text, 'is_near', is_near,
          'is_condition', btrim(query::text, '''') = any(${ofConditions}::text[])
        ) order by start, length desc, query::text)
        from grams join search_synonyms using (key)
      ) as synonyms`.execute(db);
  return { text, words: rows[0]?.words ?? [], synonyms: rows[0]?.synonyms ?? [] };
}
