import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { countEdits } from './edit-distance.ts';
import { foldTexts } from './fold-texts.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { analyseText, type SearchedText, type SearchWord } from './words.ts';

const knownFrequency = 3;
const maxShareOfCorrected = 0.1;
const countedResults = 500;
const shortestWord = 3;

export interface Correction {
  text: string;
  searched: SearchedText;
  query: TextQuery;
}

/**
 * Replaces words that no title has, or hardly any, when that finds ten times more. Numbers are never changed. Unknown
 * words are replaced first: beside « tuille », the rare « plate » may be right.
 */
export async function correctSpelling(
  db: Database,
  text: string,
  { words }: SearchedText,
  query: TextQuery,
): Promise<Correction | undefined> {
  const doubtful = words.filter(isDoubtful);
  const likelier = await Promise.all(doubtful.map((word) => findCorrection(db, word)));
  const replacements = doubtful.flatMap(({ word, frequency }, index) => {
    const by = likelier[index];
    return by === undefined ? [] : [{ word, frequency, by }];
  });
  if (replacements.length === 0) return undefined;
  const folded = await foldWordsOf(db, text);
  const texts = [replacements.filter(({ frequency }) => frequency === 0), replacements].map((list) =>
    replaceWords(text, folded, new Map(list.map(({ word, by }) => [word, by]))),
  );
  for (const corrected of new Set(texts)) {
    const correction = corrected === text ? undefined : await tryCorrection(db, corrected, query);
    if (correction) return correction;
  }
  return undefined;
}

/** Counted in titles and categories: in descriptions, « vere » would match « vers » by its stem. */
async function tryCorrection(db: Database, text: string, typed: TextQuery): Promise<Correction | undefined> {
  const searched = await analyseText(db, text);
  const query = buildTextQuery(searched);
  if (!query) return undefined;
  const enough = countedResults * maxShareOfCorrected;
  const before = await countHeadlines(db, typed, enough);
  if (before === enough) return undefined;
  const after = await countHeadlines(db, query, countedResults);
  return before < after * maxShareOfCorrected ? { text, searched, query } : undefined;
}

const isDoubtful = ({ word, frequency }: SearchWord) =>
  frequency < knownFrequency && word.length >= shortestWord && !/\d/.test(word);

interface Term {
  key: string;
  text: string;
  frequency: number;
}

async function findCorrection(db: Database, { word, frequency }: SearchWord): Promise<string | undefined> {
  const { rows } = await sql<Term>`
    select key, text, frequency from search_terms
    where is_word and (key collate "default") % ${word} and key <> ${word} and frequency > ${frequency}
    order by similarity(key, ${word}) desc limit 30`.execute(db);
  const [best] = rows
    .map((term) => ({ ...term, edits: countEdits(word, term.key) }))
    .filter(({ edits }) => edits <= maxEdits(word))
    .sort((one, other) => one.edits - other.edits || other.frequency - one.frequency);
  return best?.text;
}

const maxEdits = (word: string) => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

/** In the sentence as typed, so that the other words keep their accents and capitals. */
const replaceWords = (text: string, folded: Map<string, string>, replacements: Map<string, string>) =>
  text.replaceAll(wordPattern, (word) => replacements.get(folded.get(word) ?? '') ?? word);

const wordPattern = /[\p{L}\p{M}]+/gu;

async function foldWordsOf(db: Database, text: string): Promise<Map<string, string>> {
  const words = [...new Set(text.match(wordPattern))];
  const folded = await foldTexts(db, words);
  return new Map(words.map((word, index) => [word, folded[index] ?? '']));
}

async function countHeadlines(db: Database, { withoutCondition }: TextQuery, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from materials where status = 'publie' and headline @@ ${withoutCondition}::tsquery
      limit ${most}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
