import type { CallAnswer } from '@parpaing/contract/calls';
import { dropQuantity } from '@parpaing/contract/quantity-in-words';
import type { Database } from '../../../db/database.ts';
import { findMissingBrand, findMissingThing, type MissingThing } from '../things/missing.ts';
import { writeMetres } from './measures.ts';
import { dropUnwrittenWords, type Relaxed, relaxText } from './relaxing.ts';
import {
  type Correction,
  correctByEar,
  correctSpelling,
  correctUnknown,
  offerSpelling,
  suggestSpelling,
} from './spelling.ts';
import { buildTextQuery, emptyTextQuery, type TextQuery } from './text-query.ts';
import { findTypedSpan } from './typed-words.ts';
import {
  analyseText,
  hasDigit,
  keepWords,
  type SearchedText,
  separateCodes,
  type TextAnalyser,
} from './words.ts';

type Answer = CallAnswer<'listMaterials'>;

export interface ParsedText extends Pick<Answer, 'correction' | 'suggestion' | 'leftOut' | 'missing'> {
  query: TextQuery;
  searched: SearchedText;
  /** Of `missing.words`, with all words in `searched`. */
  thing?: MissingThing;
}

/**
 * An undone correction is still returned, so that the page can offer it again. Without any word the search finds
 * nothing, rather than everything.
 */
export async function parseSearchText(
  db: Database,
  typed: string,
  isExact: boolean,
  analyse: TextAnalyser,
): Promise<ParsedText | undefined> {
  if (!typed) return undefined;
  const text = writeMetres(isExact ? typed : dropQuantity(typed));
  const { searched, brand } = await readBrand(db, await analyse(text), analyse);
  const query = buildTextQuery(searched);
  const missing = brand === null ? null : { words: null, brand };
  const asTyped = { searched, correction: null, suggestion: null, leftOut: [], missing };
  if (!query) return { ...asTyped, query: emptyTextQuery, leftOut: missing ? [] : [text] };
  const misspelt = await correctSpelling(db, searched, query);
  const { corrected: spelt, thing } = await findThing(db, searched, misspelt, isExact);
  const present = (corrected: Correction | undefined) =>
    corrected ? { from: text, to: corrected.text, isUndone: isExact } : null;
  const meant = (isExact ? undefined : spelt?.searched) ?? searched;
  const presentMissing = async (absent: MissingThing): Promise<ParsedText> => ({
    ...asTyped,
    searched: meant,
    query: emptyTextQuery,
    thing: absent,
    missing: { words: await findTypedSpan(db, meant.text, absent.words), brand },
    correction: present(spelt),
    suggestion: spelt ? null : await offerSpelling(db, meant, absent.words),
  });
  if (thing) return presentMissing(thing);
  const [relaxed, suggestion] = isExact
    ? []
    : await Promise.all([relaxWords(db, meant), spelt ? null : suggestSpelling(db, searched)]);
  const isWhole = isExact || relaxed?.leftOut.length === 0;
  const corrected = spelt ?? (isWhole ? undefined : await correctByEar(db, searched, query));
  const correction = present(corrected);
  if (isExact) {
    const { query: written = query, leftOut = [] } = (await dropUnwrittenWords(db, searched)) ?? {};
    return { ...asTyped, query: written, leftOut, correction };
  }
  if (corrected && !spelt) return { ...asTyped, ...corrected, correction };
  if (!relaxed && !corrected) return presentMissing({ words: meant.words, category: null, isUnknown: true });
  return {
    searched: relaxed?.searched ?? searched,
    query: relaxed?.query ?? corrected?.query ?? query,
    leftOut: relaxed?.leftOut ?? [],
    missing,
    correction,
    suggestion: suggestion ?? null,
  };
}

/** A thing that nobody writes is missing only where no convincing word can stand in its place. */
async function findThing(
  db: Database,
  searched: SearchedText,
  misspelt: Correction | undefined,
  isExact: boolean,
): Promise<{ corrected?: Correction; thing?: MissingThing }> {
  const meant = (isExact ? undefined : misspelt?.searched) ?? searched;
  const thing = await findMissingThing(db, meant);
  if (!thing?.isUnknown || isExact) return { corrected: misspelt, thing };
  const corrected = await correctUnknown(db, meant, thing.words);
  const remaining = corrected && (await findMissingThing(db, corrected.searched));
  return corrected && !remaining?.isUnknown
    ? { corrected, thing: remaining }
    : { corrected: misspelt, thing };
}

/** A brand that no listing names is no word of the search, unless the trade knows what it makes. */
async function readBrand(
  db: Database,
  searched: SearchedText,
  analyse: TextAnalyser,
): Promise<{ searched: SearchedText; brand: string | null }> {
  const found = await findMissingBrand(db, searched);
  if (!found) return { searched, brand: null };
  const { text, words, synonyms } = searched;
  const named = words.slice(found.start, found.start + found.length);
  const brand = await findTypedSpan(db, text, named);
  const isKnown = synonyms.some(({ start, length }) => start === found.start && length === found.length);
  return { searched: isKnown ? searched : await analyse(text.replace(brand, ' ').trim()), brand };
}

const codePattern = /^[a-z]{2,}\d/;

/** Where no material has a code (« OSB 19 »), its letters still say what is sought. */
async function relaxWords(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const relaxed = await relaxText(db, searched);
  const isCodeMissing = (relaxed?.dropped ?? searched.words).some(({ word }) => codePattern.test(word));
  if (!isCodeMissing) return relaxed;
  return (await relaxText(db, await analyseText(db, separateCodes(searched.text)))) ?? relaxed;
}

/** « osb 18 » without its number; undefined where there is none, or nothing else. */
export async function dropNumbers(
  db: Database,
  { text }: SearchedText,
): Promise<{ query: TextQuery; numbers: string[] } | undefined> {
  if (!hasDigit(text)) return undefined;
  const apart = await analyseText(db, text.replaceAll(/(\p{L}{2}) (?=\d)/gu, '$1, '));
  const numbers = apart.words.filter(({ word }) => /^[\dvxs]+$/.test(word));
  const query = buildTextQuery(
    keepWords(
      apart,
      apart.words.filter((word) => !numbers.includes(word)),
    ),
  );
  return query && numbers.length ? { query, numbers: numbers.map(({ word }) => word) } : undefined;
}
