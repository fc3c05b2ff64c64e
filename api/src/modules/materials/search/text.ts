import type { Database } from '../../../db/database.ts';
import { relaxText } from './relaxing.ts';
import { correctSpelling } from './spelling.ts';
import { buildTextQuery, type TextQuery } from './text-query.ts';
import { analyseText, type SearchedText } from './words.ts';

export interface SearchedWords {
  query: TextQuery;
  searched: SearchedText;
  correction: { from: string; to: string } | null;
  leftOut: string[];
  /** Search for these very words, whatever they find. */
  isExact: boolean;
}

/** The words to search for, corrected where that helps. */
export async function readText(
  db: Database,
  text: string,
  isExact: boolean,
): Promise<SearchedWords | undefined> {
  if (!text) return undefined;
  const searched = await analyseText(db, text);
  const query = buildTextQuery(searched);
  if (!query) return undefined;
  const asTyped = { query, searched, correction: null, leftOut: [], isExact };
  if (isExact) return asTyped;
  const corrected = await correctSpelling(db, text, searched, query);
  if (!corrected) return asTyped;
  return { ...asTyped, ...corrected, correction: { from: text, to: corrected.text } };
}

/** After a search that found nothing: the words that do lead somewhere, when all together do not. */
export async function readLessText(db: Database, words: SearchedWords): Promise<SearchedWords | undefined> {
  if (words.isExact) return undefined;
  const relaxed = await relaxText(db, words.searched);
  return relaxed && { ...words, ...relaxed };
}
