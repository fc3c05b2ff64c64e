import { sql } from 'kysely';
import { keepRead } from '../../../cache/keep-read.ts';
import type { Database } from '../../../db/database.ts';
import { countEdits, listEdits } from './edit-distance.ts';
import { foldTexts } from './fold-texts.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { isVocabularyLearned } from './vocabulary.ts';
import { analyseText, hasDigit, isWritten, type SearchedText, type SearchWord } from './words.ts';

const shortestWord = 3;
const longestWord = 30;
const maxCorrected = 4;
const maxShareOfCorrected = 0.1;
const countedResults = 500;
/** A word that one seller alone writes is a slip beside one this well known. */
const slipFactor = 100;
const suggestionFactor = 10;
const maxSuggested = 3;
const lettersOfEdit = 5;

export interface Correction {
  text: string;
  searched: SearchedText;
  query: TextQuery;
}

interface Likely {
  key: string;
  text: string;
  titleCount: number;
  edits: number;
  isSameSound: boolean;
}

/** Replaces words that are written nowhere, when that finds ten times more. */
export async function correctSpelling(
  db: Database,
  searched: SearchedText,
  query: TextQuery,
): Promise<Correction | undefined> {
  const doubtful = searched.words.filter(
    (word) => canBeMisspelt(word) && word.titleCount === 0 && !word.isPlace,
  );
  if (doubtful.length === 0 || !(await isVocabularyLearned(db)).isLearned) return undefined;
  const replacements = await findReplacements(
    db,
    doubtful.slice(0, maxCorrected),
    (word, likely) =>
      isConvincing(word, likely) &&
      (word.sellerCount === 0 || (word.sellerCount === 1 && likely.titleCount >= slipFactor)),
  );
  const text = await replaceWords(db, searched.text, replacements);
  return text === searched.text ? undefined : tryCorrection(db, text, query);
}

/** For words that are written, but not together: « chaud hydraulique » is heard as « chaux hydraulique ». */
export async function correctByEar(
  db: Database,
  searched: SearchedText,
  query: TextQuery,
): Promise<Correction | undefined> {
  const isOnlyWord = searched.words.length === 1;
  const replacements = await findReplacements(
    db,
    searched.words.filter(canBeMisspelt).slice(0, maxSuggested),
    (word, likely) =>
      (isOnlyWord ? isConvincing(word, likely) : likely.isSameSound) && likely.titleCount > word.titleCount,
  );
  for (const replacement of replacements) {
    const text = await replaceWords(db, searched.text, new Map([replacement]));
    const correction = await tryCorrection(db, text, query);
    if (correction && (await countHeadlines(db, correction.query, 1)) > 0) return correction;
  }
  return undefined;
}

/** Another text to offer: with a much better-known word that is close to one that is written. */
export async function suggestSpelling(db: Database, searched: SearchedText): Promise<string | null> {
  const rare = searched.words.filter(
    (word) => canBeMisspelt(word) && isWritten(word) && word.titleCount < countedResults,
  );
  const replacements = await findReplacements(
    db,
    rare.slice(0, maxSuggested),
    (word, likely) =>
      likely.titleCount >= suggestionFactor * Math.max(1, word.titleCount + word.sellerCount) &&
      (likely.edits === 1 || likely.isSameSound),
    getLikely,
  );
  const text = await replaceWords(db, searched.text, replacements);
  return text === searched.text ? null : text;
}

/** For a thing that nobody writes: with a convincing word in its place, whatever the other words find. */
export async function correctUnknown(
  db: Database,
  searched: SearchedText,
  words: SearchWord[],
): Promise<Correction | undefined> {
  const replacements = await findReplacements(db, words.filter(canBeMisspelt), isConvincing);
  const text = await replaceWords(db, searched.text, replacements);
  if (text === searched.text) return undefined;
  const corrected = await analyseText(db, text);
  const query = buildTextQuery(corrected);
  return query && { text, searched: corrected, query };
}

/** For words that nobody writes and that are too far from another to be taken for it (« gratuit », « granit »). */
export async function offerSpelling(
  db: Database,
  searched: SearchedText,
  words: SearchWord[],
): Promise<string | null> {
  const unknown = words.filter((word) => canBeMisspelt(word) && !isWritten(word));
  if (unknown.length === 0) return null;
  const text = await replaceWords(db, searched.text, await findReplacements(db, unknown, () => true));
  return text === searched.text ? null : text;
}

const canBeMisspelt = ({ word, isCondition, isNamed }: SearchWord) =>
  word.length >= shortestWord && word.length <= longestWord && !isCondition && !isNamed && !hasDigit(word);

/** Another word as near as that may be meant, but must not be searched in its place. */
const isConvincing = ({ word }: SearchWord, { key, edits, isSameSound }: Likely) =>
  isSameSound || (word[0] === key[0] && edits <= Math.max(1, Math.floor(word.length / lettersOfEdit)));

async function findReplacements(
  db: Database,
  words: SearchWord[],
  isBetter: (word: SearchWord, likely: Likely) => boolean,
  list = listLikely,
): Promise<Map<string, string>> {
  const likely = await Promise.all(words.map(({ word, stem }) => list(db, word, stem)));
  return new Map(
    words.flatMap((word, index) => {
      const found = likely[index]?.[0];
      return found && isBetter(word, found) ? [[word.word, found.text] as const] : [];
    }),
  );
}

/** Counted in titles and categories: in descriptions, « vere » would match « vers » by its stem. */
async function tryCorrection(db: Database, text: string, typed: TextQuery): Promise<Correction | undefined> {
  const searched = await analyseText(db, text);
  const query = buildTextQuery(searched);
  if (!query) return undefined;
  const enough = countedResults * maxShareOfCorrected;
  const before = await countHeadlines(db, typed, enough);
  if (before === enough) return undefined;
  const after = searched.termCount || (await countHeadlines(db, query, countedResults));
  return before < after * maxShareOfCorrected ? { text, searched, query } : undefined;
}

async function listLikely(db: Database, word: string, stem: string): Promise<Likely[]> {
  const { rows } = await sql<{ key: string; text: string; titleCount: number; isSameSound: boolean }>`
    select key, text, title_count, sound = search_sound(${word}) as is_same_sound from search_words
    where title_count > 0 and plainto_tsquery('trade', stemmable(key))::text <> ${stem} and key in (
      select key from search_words where key = any(${listEdits(word)}::text[])
      union all
      select key from search_words where title_count > 0 and sound = search_sound(${word})
      union all
      (
        select key from search_words where title_count > 0 and (key collate "default") % ${word}
        order by similarity(key, ${word}) desc limit 30
      )
    )`.execute(db);
  return rows
    .map((row) => ({ ...row, edits: countEdits(word, row.key) }))
    .filter(({ key, edits, isSameSound }) => isSameSound || edits <= maxEdits(word, key))
    .sort((one, other) => measure(one) - measure(other) || other.titleCount - one.titleCount)
    .slice(0, 1);
}

/** Most searches are of words that are written, for which this would take as long as the search itself. */
const getLikely = keepRead('likelyWords', listLikely);

/** People guess how a word is spelt, and seldom mistake its sound. */
const measure = ({ edits, isSameSound }: { edits: number; isSameSound: boolean }) =>
  edits - (isSameSound ? 1.5 : 0);

function maxEdits(word: string, key: string): number {
  if (word[0] !== key[0] || word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}

const wordPattern = /[\p{L}\p{M}]+/gu;

/** In the sentence as typed, so that the other words keep their accents and capitals. */
async function replaceWords(db: Database, text: string, replacements: Map<string, string>): Promise<string> {
  if (replacements.size === 0) return text;
  const words = [...new Set(text.match(wordPattern))];
  const folded = await foldTexts(db, words);
  return text.replaceAll(wordPattern, (word) => replacements.get(folded[words.indexOf(word)] ?? '') ?? word);
}

export async function countHeadlines(
  db: Database,
  { withoutCondition }: TextQuery,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with met as materialized (
      select from materials where status = 'publie' and headline @@ ${withoutCondition}::tsquery
    )
    select count(*)::int as count from (select from met limit ${most}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
