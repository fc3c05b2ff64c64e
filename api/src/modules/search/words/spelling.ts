import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { countEdits } from './edit-distance.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { analyseText, type SearchedText, type SearchWord } from './words.ts';

/** Words seen this often are spelt as people spell them. */
const sureFrequency = 3;
/** As typed, the words must find less than this part of what the corrected ones find. */
const nearlyNothing = 0.1;
const countedResults = 500;
const shortestWord = 3;

export interface Correction {
  text: string;
  searched: SearchedText;
  query: TextQuery;
}

/**
 * Other words for those that no title has, or hardly any, where these find nearly nothing and the others do. Numbers
 * and dimensions are never touched. Words that nobody ever wrote are replaced first: beside « tuille », « plate » may
 * be right though it is rare.
 */
export async function correctSpelling(
  db: Database,
  text: string,
  { words }: SearchedText,
  query: TextQuery,
): Promise<Correction | undefined> {
  const doubtful = words.filter(isDoubtful);
  const likelier = await Promise.all(doubtful.map((word) => findLikelier(db, word)));
  const replacements = doubtful.map(({ word, frequency }, index) => ({
    word,
    frequency,
    by: likelier[index],
  }));
  const texts = [replacements.filter(({ frequency }) => frequency === 0), replacements].map((list) =>
    replaceWords(text, new Map(list.map(({ word, by }) => [word, by]))),
  );
  for (const corrected of new Set(texts)) {
    const correction = corrected === text ? undefined : await tryText(db, corrected, query);
    if (correction) return correction;
  }
  return undefined;
}

/** Both sides are counted in titles and categories: « vere » has the stem of « vers », which many descriptions have. */
async function tryText(db: Database, text: string, typed: TextQuery): Promise<Correction | undefined> {
  const searched = await analyseText(db, text);
  const query = buildTextQuery(searched);
  if (!query) return undefined;
  const enough = countedResults * nearlyNothing;
  const before = await countHeadlines(db, typed, enough);
  // However much the other words find: a common word is counted once.
  if (before === enough) return undefined;
  const after = await countHeadlines(db, query, countedResults);
  return before < after * nearlyNothing ? { text, searched, query } : undefined;
}

const isDoubtful = ({ word, frequency }: SearchWord) =>
  frequency < sureFrequency && word.length >= shortestWord && !/\d/.test(word);

interface Term {
  key: string;
  text: string;
  frequency: number;
}

/** Few letters away, and far more common. */
async function findLikelier(db: Database, { word, frequency }: SearchWord): Promise<string | undefined> {
  const { rows } = await sql<Term>`
    select key, text, frequency from search_terms
    where is_word and (key collate "default") % ${word} and key <> ${word} and frequency > ${frequency}
    order by similarity(key, ${word}) desc limit 30`.execute(db);
  const [best] = rows
    .map((term) => ({ ...term, edits: countEdits(word, term.key) }))
    .filter(({ edits }) => edits <= mostEdits(word))
    .sort((one, other) => one.edits - other.edits || other.frequency - one.frequency);
  return best?.text;
}

const mostEdits = (word: string) => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

/** One word as `search_text` does. */
export const foldWord = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/(?<=[a-z]{2})ees?$/, 'e')
    .replace(/(?<=[a-z]{3}[ou])s$/, '');

/** In the sentence as typed, so that what was right stays as it was. */
const replaceWords = (text: string, replacements: Map<string, string | undefined>) =>
  text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => replacements.get(foldWord(word)) ?? word);

async function countHeadlines(db: Database, { named }: TextQuery, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from materials where status = 'publie' and headline @@ ${named}::tsquery
      limit ${most}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
