import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { vagueWords } from './intent-words.ts';
import { buildTextQuery, findHead, type TextQuery } from './text-query.ts';
import { findTypedWords } from './typed-words.ts';
import { hasDigit, isWritten, keepWords, type SearchedText, type SearchWord } from './words.ts';

export interface Relaxed {
  query: TextQuery;
  searched: SearchedText;
  dropped: SearchWord[];
  leftOut: string[];
}

interface Variant {
  query: TextQuery;
  dropped: SearchWord[];
}

/**
 * Leaves words out, those that say least first, until a title that sells the thing itself matches. Title words and
 * numbers are left out only where no material has them all. Undefined where nothing is left that matches.
 */
export async function relaxText(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const { precise, loose, others } = listVariants(searched);
  const [whole] = precise;
  if (!whole) return undefined;
  const chosen =
    (isKnown(searched) ? whole : undefined) ??
    (await findFirst(db, precise, sellsThingOrHasPhrase)) ??
    (await findFirst(db, precise, hasWords)) ??
    (await findFirst(db, precise, hasCloseTerms)) ??
    (await findFirst(db, loose, sellsThing)) ??
    (await findFirst(db, loose, hasCloseTerms)) ??
    (await findFirst(db, others, hasCloseTerms));
  if (!chosen) return undefined;
  const { query, dropped } = chosen;
  return {
    // Materials that also have a word left out come first.
    query: { ...query, rankings: whole.query.rankings, adjacent: whole.query.adjacent },
    searched: keepWords(
      searched,
      searched.words.filter((word) => !dropped.includes(word)),
    ),
    dropped,
    leftOut: dropped.length ? await listAsTyped(db, searched, dropped) : [],
  };
}

/** Terms are counted at night: of this many materials, some are still for sale the next evening. */
const commonTerm = 100;

/** A word of titles, or a common term that titles begin with, needs no look at the materials. */
const isKnown = ({ words: [word, ...others], termCount }: SearchedText) =>
  termCount >= commonTerm || (others.length === 0 && word !== undefined && word.titleCount > 0);

type Condition = (query: TextQuery) => RawBuilder<unknown>;

const hasWords: Condition = ({ withSynonyms }) => sql`search_vector @@ ${withSynonyms}::tsquery`;
const hasCloseTerms: Condition = ({ withCloseTerms }) => sql`search_vector @@ ${withCloseTerms}::tsquery`;
const sellsThing: Condition = ({ withCloseTerms, headOpening }) =>
  headOpening
    ? sql`search_vector @@ ${withCloseTerms}::tsquery and headline @@ ${headOpening}::tsquery`
    : sql`false`;

/** « fil pilote » is written of radiators, and of no wire. */
const sellsThingOrHasPhrase: Condition = (query) =>
  query.phrase ? sql`(${sellsThing(query)} or search_vector @@ ${query.phrase}::tsquery)` : sellsThing(query);

/** For words searched exactly as typed: drops those that are written nowhere. */
export async function dropUnwrittenWords(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const dropped = searched.words.filter((word) => !isWritten(word));
  const kept = keepWords(searched, searched.words.filter(isWritten));
  const query = buildTextQuery(kept);
  if (!query || dropped.length === 0) return undefined;
  return { query, searched: kept, dropped, leftOut: await listAsTyped(db, searched, dropped) };
}

export interface FewerWords {
  query: TextQuery;
  word: string;
}

export async function listFewerWords(
  db: Database,
  searched: SearchedText,
  most: number,
): Promise<FewerWords[]> {
  const { words } = searched;
  if (words.length < 2) return [];
  const dropped = sortByWorth(searched).slice(0, Math.min(most, words.length - 1));
  const typed = await findTypedWords(db, searched.text);
  return dropped.flatMap((one) => {
    const query = buildTextQuery(
      keepWords(
        searched,
        words.filter((word) => word !== one),
      ),
    );
    return query ? [{ query, word: typed.get(one.word) ?? one.word }] : [];
  });
}

const numberRank = 3;
const openingRank = 5;
const lastRank = 6;
const maxAlone = 4;
const maxPrecise = 6;

/** With all words, then without one more each time; of a long sentence, the last steps only. */
const listPrecise = (first: SearchWord[]): SearchWord[][] => [
  [],
  ...first.map((_, index) => first.slice(0, index + 1)).slice(1 - maxPrecise),
];

/** `precise` keeps the words of titles and the numbers, `loose` the thing itself, `others` what else is left. */
function listVariants(searched: SearchedText): Record<'precise' | 'loose' | 'others', Variant[]> {
  const { words } = searched;
  const rank = rankWords(searched);
  const order = sortByWorth(searched);
  const first = order.filter((word) => rank(word) < numberRank);
  const numbers = order.filter((word) => rank(word) === numberRank);
  const titled = order.filter((word) => rank(word) > numberRank);
  const always = [...first, ...numbers];
  const drop = (dropped: SearchWord[]): Variant[] => {
    const kept = words.filter((word) => !dropped.includes(word));
    const query = buildTextQuery(keepWords(searched, kept));
    return query ? [{ query, dropped }] : [];
  };
  return {
    precise: listPrecise(first).flatMap(drop),
    loose: [
      ...numbers.map((_, index) => [...first, ...numbers.slice(0, index + 1)]),
      ...titled
        .filter((word) => rank(word) < openingRank)
        .slice(0, maxAlone)
        .map((word) => [...always, word]),
      ...titled.map((_, index) => [...always, ...titled.slice(0, index + 1)]),
    ].flatMap(drop),
    others: titled
      .map((_, index) => [...always, ...titled.slice(-1), ...titled.slice(0, index)])
      .flatMap(drop),
  };
}

function rankWords(searched: SearchedText): (word: SearchWord) => number {
  const precise = searched.words.filter(({ word }) => !vagueWords.has(word));
  const head = findHead(keepWords(searched, precise));
  const ranks = new Map(
    searched.words.map((word, index) => [
      word,
      word === head ? lastRank : rankWord(word, isCovered(searched, index)),
    ]),
  );
  return (word) => ranks.get(word) ?? 0;
}

/** What says least first, and of what says the same, the last. */
function sortByWorth(searched: SearchedText): SearchWord[] {
  const rank = rankWords(searched);
  return searched.words.toReversed().sort((one, other) => rank(one) - rank(other));
}

function rankWord(word: SearchWord, isSynonym: boolean): number {
  if (vagueWords.has(word.word)) return 0;
  if (hasDigit(word.word)) return numberRank;
  if (word.openingCount > 0) return openingRank;
  if (isSynonym || word.titleCount > 0) return 4;
  return isWritten(word) ? 2 : 1;
}

const isCovered = ({ synonyms }: SearchedText, index: number) =>
  synonyms.some(({ start, length, isNear }) => !isNear && start <= index && index < start + length);

/**
 * Each condition is planned with its own words, and as if all rows were wanted: for the first row alone, the planner
 * would scan the table.
 */
async function findFirst(
  db: Database,
  variants: Variant[],
  condition: Condition,
): Promise<Variant | undefined> {
  if (variants.length === 0) return undefined;
  const cases = variants.map(
    ({ query }, index) => sql`
      when exists (
        with met as materialized (select from materials where status = 'publie' and ${condition(query)})
        select from met
      ) then ${index}::int`,
  );
  const { rows } = await sql<{ index: number | null }>`
    select case ${sql.join(cases, sql` `)} end as index`.execute(db);
  return variants[rows[0]?.index ?? -1];
}

const listAsTyped = async (
  db: Database,
  { text, words }: SearchedText,
  some: SearchWord[],
): Promise<string[]> => {
  const typed = await findTypedWords(db, text);
  return words.filter((word) => some.includes(word)).map(({ word }) => typed.get(word) ?? word);
};
