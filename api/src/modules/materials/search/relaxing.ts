import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { findTypedWords } from './typed-words.ts';
import type { SearchedText, SearchWord } from './words.ts';

export interface Relaxed {
  query: TextQuery;
  /** As they were typed. */
  leftOut: string[];
}

/**
 * When no material at all has every word: leaves words out until one does. First those that nothing has, then numbers,
 * then the others, each time from the end, as what is sold is what French says first.
 */
export async function relaxText(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const { words } = searched;
  if (words.length < 2) return undefined;
  const known = await findKnown(
    db,
    words.map((word) => buildTextQuery(keepWords(searched, [word]))?.wide ?? ''),
  );
  const rank = (word: SearchWord) => (!known[words.indexOf(word)] ? 0 : /\d/.test(word.word) ? 1 : 2);
  const dropped = words.toReversed().sort((one, other) => rank(one) - rank(other));
  const variants = words.map((_, count) =>
    keepWords(
      searched,
      words.filter((word) => !dropped.slice(0, count).includes(word)),
    ),
  );
  const queries = variants.map(buildTextQuery).filter((query) => query !== undefined);
  const found = await findKnown(
    db,
    queries.map(({ wide }) => wide),
  );
  const count = found.indexOf(true);
  const query = queries[count];
  // With all words something is found: it is for the filters to give way.
  if (count < 1 || !query) return undefined;
  const typed = await findTypedWords(db, searched.text);
  return { query, leftOut: dropped.slice(0, count).map(({ word }) => typed.get(word) ?? word) };
}

/** What is left has its synonyms by its old places. */
function keepWords({ text, words, synonyms }: SearchedText, kept: SearchWord[]): SearchedText {
  const places = kept.map((word) => words.indexOf(word));
  return {
    text,
    words: kept,
    synonyms: synonyms.flatMap((synonym) => {
      const start = places.indexOf(synonym.start);
      const isWhole =
        places.slice(start, start + synonym.length).at(-1) === synonym.start + synonym.length - 1;
      return start >= 0 && isWhole ? [{ ...synonym, start }] : [];
    }),
  };
}

async function findKnown(db: Database, queries: string[]): Promise<boolean[]> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (
      select from materials where status = 'publie' and search_vector @@ query::tsquery
    ) as is_known
    from unnest(${queries}::text[]) with ordinality as listed (query, place)
    order by place`.execute(db);
  return rows.map(({ isKnown }) => isKnown);
}
