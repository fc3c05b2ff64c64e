import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { findTypedWords } from './typed-words.ts';
import type { SearchedText, SearchWord } from './words.ts';

/** Materials read for a word as it is written. */
const readForWords = 200;

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
  const written = await Promise.all(words.map((word) => word.frequency > 0 || isWritten(db, word)));
  const query = buildTextQuery(
    keepWords(
      searched,
      words.filter((_, index) => written[index]),
    ),
  );
  if (!query || !written.includes(false)) return undefined;
  return {
    query,
    leftOut: await nameTyped(
      db,
      searched,
      words.filter((_, index) => !written[index]),
    ),
  };
}

/** Looks at some of those that have its stem: one that nobody writes is in none of them. */
async function isWritten(db: Database, { word, stem }: SearchWord): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select * from materials where status = 'publie' and search_vector @@ ${stem}::tsquery limit ${readForWords}
    ) as found
    where search_text(concat_ws(' ', title, description, search_attributes(category_slug, attributes), reference))
      ~ ${`\\m${word}\\M`}
    limit 1`.execute(db);
  return rows.length > 0;
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
