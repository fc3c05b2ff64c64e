import { conditions } from '@parpaing/contract/units';
import { sql } from 'kysely';
import { keepRead } from '../../../cache/keep-read.ts';
import type { Database } from '../../../db/database.ts';
import { executePrepared } from '../../../db/prepared-statements.ts';
import { getLexicon } from '../things/lexicon.ts';
import { findNamedIndexes } from '../things/named.ts';
import { intentWords } from './intent-words.ts';
import { listOtherUnits } from './measures.ts';

const maxWords = 12;
const maxTermWords = 4;
const shortestJoined = 6;
const joinedEdits = 2;

export interface SearchWord {
  word: string;
  stem: string;
  /** A code split: "ba13" as "ba" and "13", "u4p3" as "u4" and "p3". */
  loose: string;
  /** Stems of the same length in other units: « 10 cm » is 100 mm. */
  otherUnits: string[];
  titleCount: number;
  openingCount: number;
  /** Sellers who write it in descriptions. */
  sellerCount: number;
  /** The whole name of a commune. */
  isPlace: boolean;
  isCondition: boolean;
  /** Part of the name of a thing or of a brand. */
  isNamed: boolean;
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
  /** How many materials a search for the whole text finds, where titles begin with it (« laine de verre »); else 0. */
  termCount: number;
  words: SearchWord[];
  synonyms: Synonym[];
}

const getConditionStems = keepRead('conditionStems', async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ stem: string }>`
    select unnest(search_lexemes(search_condition(condition))) as stem
    from unnest(${conditions}::text[]) as condition`.execute(db);
  return rows.map(({ stem }) => stem);
});

export const emptyText: SearchedText = { text: '', termCount: 0, words: [], synonyms: [] };

export async function analyseText(db: Database, text: string): Promise<SearchedText> {
  if (!text) return emptyText;
  const [ofConditions, lexicon] = await Promise.all([getConditionStems(db), getLexicon(db)]);
  const query = sql<{
    words: Omit<SearchWord, 'isCondition' | 'isNamed' | 'otherUnits'>[] | null;
    termCount: number | null;
    synonyms: Omit<Synonym, 'isCondition'>[] | null;
  }>`
    with split as (
      select word, ordinal, word = any(${sql.lit(`{${[...intentWords]}}`)}::text[]) as is_intent
      from regexp_split_to_table(search_text(${text}), ' ') with ordinality as split (word, ordinal)
    ),
    typed as (
      select word, ordinal, plainto_tsquery('trade', stemmable(word))::text as stem,
        plainto_tsquery('trade', stemmable(case
          when word ~ '^([a-z]\\d){2,}$' then regexp_replace(word, '(\\d)', '\\1 ', 'g')
          else regexp_replace(word, '^([a-z]{2,})(\\d)', '\\1 \\2')
        end))::text as loose
      from split where not is_intent or (select bool_and(is_intent) from split)
    ),
    kept as (
      select *, exists (select from places where search_name = word) as is_place
      from typed cross join lateral (
        select coalesce(sum(title_count), 0)::int as title_count,
          coalesce(sum(opening_count), 0)::int as opening_count,
          coalesce(max(seller_count), 0)::int as seller_count
        from search_words
        where key = any(search_forms(word)) and plainto_tsquery('trade', stemmable(key))::text = stem
      ) as written
      -- A repeated word is kept once.
      where stem <> '' and ordinal = (select min(ordinal) from typed as first where first.word = typed.word)
      order by ordinal limit ${sql.lit(maxWords)}
    ),
    stems as (select array_agg(btrim(stem, '''') order by ordinal) as list from kept),
    grams as (
      select start, length, array_to_string(list[start : start + length - 1], ' ') as key
      from stems, generate_series(1, cardinality(list)) as start, generate_series(1, ${sql.lit(maxTermWords)}) as length
      where start + length - 1 <= cardinality(list)
    ),
    -- « contre plaqué » is written in one word.
    joined as (
      select distinct on (start) start, plainto_tsquery('trade', stemmable(key)) as query
      from (
        select row_number() over (order by ordinal) as start, search_sound(word || lead(word) over (order by ordinal)) as sound,
          length(word || lead(word) over (order by ordinal)) as length
        from kept
      ) as pairs
      join search_words using (sound)
      where title_count > 0 and length >= ${sql.lit(shortestJoined)} and abs(length(key) - length) <= ${sql.lit(joinedEdits)}
      order by start, title_count desc
    )
    select (select json_agg(kept order by ordinal) from kept) as words,
      (
        select count from search_completions join stems on key = array_to_string(list, ' ') where is_opening
      ) as term_count,
      (
        select json_agg(json_build_object(
          'start', start - 1, 'length', length, 'query', query::text, 'is_near', is_near
        ) order by start, length desc, query::text)
        from (
          select start, length, query, is_near
          -- By key: the planner expects thousands of grams, and would sort all synonyms.
          from grams cross join lateral (
            select query, is_near from search_synonyms where search_synonyms.key = grams.key offset 0
          ) as of_gram
          union
          select start, 2, query, false from joined
        ) as found
      ) as synonyms`;
  const [row] = (await executePrepared(db, 'analyse_text', query)).rows;
  const isCondition = (lexeme: string) => ofConditions.includes(lexeme.replaceAll("'", ''));
  const words = row?.words ?? [];
  const named = findNamedIndexes(words, lexicon);
  const otherUnits = listOtherUnits(text);
  return {
    text,
    words: words.map((word, index) => ({
      ...word,
      isCondition: isCondition(word.stem),
      isNamed: named.has(index),
      otherUnits: (otherUnits.get(word.word) ?? []).map((length) => `'${length}'`),
    })),
    termCount: row?.termCount ?? 0,
    synonyms: (row?.synonyms ?? []).map((found) => ({ ...found, isCondition: isCondition(found.query) })),
  };
}

export type TextAnalyser = (text: string) => Promise<SearchedText>;

/** A search looks for a place among its words before it reads them: equal texts are analysed once. */
export function createTextAnalyser(db: Database): TextAnalyser {
  const analyses = new Map<string, Promise<SearchedText>>();
  return (text) => {
    const analysis = analyses.get(text) ?? analyseText(db, text);
    analyses.set(text, analysis);
    return analysis;
  };
}

/** Numbers and codes count as written: they are never misspelt words. */
export const isWritten = ({ word, titleCount, sellerCount, isPlace, isCondition }: SearchWord) =>
  titleCount > 0 || sellerCount > 0 || isPlace || isCondition || hasDigit(word);

/** With a comma between them, search_text does not join letters and number: « IPN 300 ». */
export const separateCodes = (text: string) => text.replaceAll(/(\p{L}{2}) ?(?=\d)/gu, '$1, ');

export const hasDigit = (word: string) => /\d/.test(word);

export function keepWords(searched: SearchedText, kept: SearchWord[]): SearchedText {
  const { text, words, synonyms } = searched;
  if (kept.length === words.length) return searched;
  const indexes = kept.map((word) => words.indexOf(word));
  return {
    text,
    words: kept,
    termCount: 0,
    synonyms: synonyms.flatMap((synonym) => {
      const start = indexes.indexOf(synonym.start);
      const isWhole =
        indexes.slice(start, start + synonym.length).at(-1) === synonym.start + synonym.length - 1;
      return start >= 0 && isWhole ? [{ ...synonym, start }] : [];
    }),
  };
}
