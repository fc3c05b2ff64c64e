import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { findTypedWords } from './typed-words.ts';
import type { SearchedText, SearchWord } from './words.ts';

/** Materials read for words as they are written: a tenth of what a search counts. */
const readForWords = 1000;

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
  return { query, leftOut: await nameTyped(db, searched, dropped.slice(0, count)) };
}

/**
 * Words to be taken as they are written, which share the stem of others: no title has « vere », and what is searched
 * for would be « vers », which descriptions have. Undefined when something has them all, or nothing has any.
 */
export async function dropUnwritten(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const { words } = searched;
  const unwritten = await findUnwritten(db, words);
  const query = buildTextQuery(
    keepWords(
      searched,
      words.filter((word) => !unwritten.includes(word)),
    ),
  );
  if (!query || unwritten.length === 0) return undefined;
  return { query, leftOut: await nameTyped(db, searched, unwritten) };
}

/**
 * Reads once what has the stems of all words. Where there is more of it, nobody knows what the rest says, and words are
 * kept. A number is its own stem: what is found by it writes it.
 */
async function findUnwritten(db: Database, words: SearchWord[]): Promise<SearchWord[]> {
  const doubtful = words.filter(
    ({ word, frequency, isCondition }) => frequency === 0 && !isCondition && !/\d/.test(word),
  );
  if (doubtful.length === 0) return [];
  // Only folded, as `search_text` costs many times more; the names of attributes are with the categories.
  const { rows } = await sql<{ isWritten: boolean }>`
    with found as materialized (
      select fold_text(concat_ws(' ', title, description, attributes, reference)) as text from materials
      where status = 'publie' and search_vector @@ ${words.map(({ stem }) => stem).join(' & ')}::tsquery
      limit ${readForWords}
    ),
    texts as materialized (
      select text from found union all select fold_text(attributes::text) from categories
    )
    select (select count(*) from found) = ${readForWords}
      or exists (select from texts where text ~ pattern) as is_written
    from unnest(${doubtful.map(matchWritten)}::text[]) with ordinality as listed (pattern, place)
    order by place`.execute(db);
  return doubtful.filter((_, index) => !rows[index]?.isWritten);
}

/** With the endings that `search_text` takes away. */
function matchWritten({ word }: SearchWord): string {
  const endings = /[a-z]{2}e$/.test(word) ? '(?:es?)?' : /[a-z]{3}[ou]$/.test(word) ? '[sx]?' : '';
  return `\\m${word}${endings}\\M`;
}

const nameTyped = async (db: Database, { text }: SearchedText, words: SearchWord[]): Promise<string[]> => {
  const typed = await findTypedWords(db, text);
  return words.map(({ word }) => typed.get(word) ?? word);
};

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
