import type { Language } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import type { Suggestion } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { completeCategories } from './categories.ts';
import { completePlaces } from './places.ts';
import { completeSellers } from './sellers.ts';
import { correctWords } from './similar-words.ts';
import { completeLastWord, completeTerms } from './terms.ts';
import { completeTitles } from './titles.ts';
import { analyseTyped, type Typed } from './typed.ts';

/** Below this many terms, unknown words are replaced by similar ones. */
const fewTerms = 3;
/** Towns as large as this are offered beside terms, smaller ones only alone: « Chaux » is a village and a material. */
const largeTown = 20_000;

export async function suggest(db: Database, text: string, language: Language): Promise<Suggestion[]> {
  const typed = await analyseTyped(db, text);
  if (!typed.key) return [];
  const [terms, categories, places, sellers, titles] = await Promise.all([
    completeTerms(db, typed),
    completeCategories(db, typed, language),
    completePlaces(db, typed),
    completeSellers(db, typed),
    completeTitles(db, typed.key),
  ]);
  const isPlain = terms.length + categories.length + titles.length > 0;
  const named = [...places.filter(({ population }) => !isPlain || population >= largeTown), ...sellers];
  const more =
    named.length === 0 && terms.length < fewTerms
      ? await completeOtherwise(db, typed, terms.length === 0)
      : [];
  return uniqueTexts([
    ...terms,
    ...more,
    ...categories,
    ...named.map(({ suggestion }) => suggestion),
    ...titles,
  ]).slice(0, limits.searchSuggestions);
}

/** Completes the typed words with unknown ones corrected, else the last word alone. */
async function completeOtherwise(db: Database, typed: Typed, isAlone: boolean): Promise<Suggestion[]> {
  const corrected = await correctWords(db, typed);
  const terms = corrected ? await completeTerms(db, corrected) : [];
  return terms.length > 0 || !isAlone ? terms : completeLastWord(db, typed);
}

/** Two communes, or two sellers, may have the same name. */
function uniqueTexts(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, text }) => {
    if (kind === 'place' || kind === 'seller') return true;
    const key = `${kind} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}
