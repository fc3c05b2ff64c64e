import type { Suggestion } from '@parpaing/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { hasRoomForLast, type Typed, toSingular } from './typed.ts';

const maxTerms = 4;
const maxLastWords = 2;
const readTerms = 24;
/** Of the longest index of first letters. */
const indexedLetters = 3;

interface Term {
  text: string;
  folded: string;
  count: number;
}

/** Terms that begin with what was typed, then those that have all its words. */
export async function completeTerms(db: Database, typed: Typed): Promise<Suggestion[]> {
  const begun = withoutRepeats(await findTerms(db, beginsWith(typed.key)));
  const found =
    begun.length < maxTerms ? withoutRepeats([...begun, ...(await findInside(db, typed))]) : begun;
  return found.slice(0, maxTerms).map(({ text, count }) => ({ kind: 'term', text, count }));
}

/** Thousands of terms begin with the same letters: an index of those letters gives the commonest first. */
function beginsWith(key: string): RawBuilder<unknown> {
  const letters = key.slice(0, indexedLetters);
  return sql`left(folded, ${sql.lit(letters.length)}) = ${letters} and folded ^@ ${key}`;
}

async function findInside(db: Database, { key, words, pieces }: Typed): Promise<Term[]> {
  if (key.length < indexedLetters && /^(?:[a-z]+|\d+)$/.test(key)) return [];
  const query = [...new Set([words, pieces].map(buildPrefixQuery))].join(' | ');
  const terms = await findTerms(db, sql`words @@ ${query}::tsquery`);
  return terms.filter(({ folded }) => !folded.startsWith(key) && hasRoomForLast(words, folded));
}

async function findTerms(db: Database, condition: RawBuilder<unknown>): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select text, folded, count from search_completions where ${condition} and count > 0
    order by is_opening desc, count desc, length(text), text limit ${readTerms}`.execute(db);
  return rows;
}

/** Folded words are letters and digits, so they need no quotes. */
const buildPrefixQuery = (words: string[]): string =>
  words.map((word) => `${toSingular(word)}:*`).join(' & ');

/** A longer term that finds no less than a shorter one says nothing more. */
const withoutRepeats = (terms: Term[]): Term[] =>
  terms.filter(
    (term) =>
      !terms.some((shorter) => shorter.count === term.count && term.folded.startsWith(`${shorter.folded} `)),
  );

/** A sentence that nobody has written: its last word is completed, and the rest stays as typed. */
export async function completeLastWord(db: Database, { key, head, lastKey }: Typed): Promise<Suggestion[]> {
  if (!/^[a-z]{2,}$/.test(lastKey) || !key.endsWith(` ${lastKey}`)) return [];
  const words = await findTerms(db, sql`${beginsWith(lastKey)} and folded !~ ' '`);
  return words.slice(0, maxLastWords).map(({ text }) => ({ kind: 'term', text: head + text }));
}
