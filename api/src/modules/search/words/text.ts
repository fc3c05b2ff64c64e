import type { CallAnswer } from '@parpaing/contract/calls';
import type { Database } from '../../../db/database.ts';
import { dropUnwrittenWords, relaxText } from './relaxing.ts';
import { correctSpelling } from './spelling.ts';
import { buildTextQuery, emptyTextQuery, type TextQuery } from './text-query.ts';
import { analyseText, type SearchedText } from './words.ts';

export interface SearchedWords {
  query: TextQuery;
  searched: SearchedText;
  correction: CallAnswer<'listMaterials'>['correction'];
  leftOut: string[];
  isExact: boolean;
}

/**
 * An undone correction is still returned, so that the page can offer it again. Without any word the search finds
 * nothing, rather than everything.
 */
export async function parseSearchText(
  db: Database,
  text: string,
  isExact: boolean,
): Promise<SearchedWords | undefined> {
  if (!text) return undefined;
  const searched = await analyseText(db, text);
  const query = buildTextQuery(searched);
  const asTyped = { query: query ?? emptyTextQuery, searched, correction: null, leftOut: [], isExact };
  if (!query) return { ...asTyped, leftOut: [text] };
  const corrected = await correctSpelling(db, text, searched, query);
  if (!corrected) return asTyped;
  const correction = { from: text, to: corrected.text, isUndone: isExact };
  if (!isExact) return { ...asTyped, ...corrected, correction };
  return { ...asTyped, ...(await dropUnwrittenWords(db, searched)), correction };
}

export async function relaxSearchedText(
  db: Database,
  words: SearchedWords,
): Promise<SearchedWords | undefined> {
  if (words.isExact) return undefined;
  const relaxed = await relaxText(db, words.searched);
  return relaxed && { ...words, ...relaxed };
}
