import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { findTypedWords } from './typed-words.ts';
import type { SearchedText, SearchWord } from './words.ts';

const maxTextsRead = 1000;

export interface Relaxed {
  query: TextQuery;
  leftOut: string[];
}

/**
 * Leaves words out until something matches: first unknown words, then numbers, then the others, from the end, because
 * a French phrase begins with the thing that is sold.
 */
export async function relaxText(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const { words } = searched;
  if (words.length < 2) return undefined;
  const known = await findKnown(
    db,
    words.map((word) => buildTextQuery(keepWords(searched, [word]))?.withCloseTerms ?? ''),
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
    queries.map(({ withCloseTerms }) => withCloseTerms),
  );
  const count = found.indexOf(true);
  const query = queries[count];
  if (count < 1 || !query) return undefined;
  return { query, leftOut: await listAsTyped(db, searched, dropped.slice(0, count)) };
}

/**
 * Stems are ambiguous: « vere » has the stem of « vers », which many descriptions contain. This drops words that are
 * written nowhere.
 */
export async function dropUnwrittenWords(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const { words } = searched;
  const unwritten = await findUnwrittenWords(db, words);
  const query = buildTextQuery(
    keepWords(
      searched,
      words.filter((word) => !unwritten.includes(word)),
    ),
  );
  if (!query || unwritten.length === 0) return undefined;
  return { query, leftOut: await listAsTyped(db, searched, unwritten) };
}

/** Reads at most 1000 materials with all the stems; when there are more, every word is taken for written. */
async function findUnwrittenWords(db: Database, words: SearchWord[]): Promise<SearchWord[]> {
  const doubtful = words.filter(
    ({ word, frequency, isCondition }) => frequency === 0 && !isCondition && !/\d/.test(word),
  );
  if (doubtful.length === 0) return [];
  // fold_text, because search_text costs many times more. Labels of attributes are only in the categories.
  const { rows } = await sql<{ isWritten: boolean }>`
    with found as materialized (
      select fold_text(concat_ws(' ', title, description, attributes, reference)) as text from materials
      where status = 'publie' and search_vector @@ ${words.map(({ stem }) => stem).join(' & ')}::tsquery
      limit ${maxTextsRead}
    ),
    texts as materialized (
      select text from found union all select fold_text(attributes::text) from categories
    )
    select (select count(*) from found) = ${maxTextsRead}
      or exists (select from texts where text ~ search_spellings(word)) as is_written
    from unnest(${doubtful.map(({ word }) => word)}::text[]) with ordinality as listed (word, place)
    order by place`.execute(db);
  return doubtful.filter((_, index) => !rows[index]?.isWritten);
}

const listAsTyped = async (db: Database, { text }: SearchedText, words: SearchWord[]): Promise<string[]> => {
  const typed = await findTypedWords(db, text);
  return words.map(({ word }) => typed.get(word) ?? word);
};

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
