import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { MaterialFilters } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { dropQuantity } from './drop-quantity.ts';
import { findPlaceInWords, findRadius, type PlaceInWords } from './place-in-words.ts';
import { dropUnwrittenWords, type Relaxed, relaxText } from './relaxing.ts';
import { correctByEar, correctSpelling, suggestSpelling } from './spelling.ts';
import { buildTextQuery, emptyTextQuery, type TextQuery } from './text-query.ts';
import {
  analyseText,
  createTextAnalyser,
  emptyText,
  hasDigit,
  keepWords,
  type SearchedText,
  type TextAnalyser,
} from './words.ts';

type Answer = CallAnswer<'listMaterials'>;

interface ParsedText extends Pick<Answer, 'correction' | 'suggestion' | 'leftOut'> {
  query: TextQuery;
  searched: SearchedText;
}

export interface SearchedWords extends Omit<ParsedText, 'query'>, Pick<Answer, 'place' | 'placeInWords'> {
  /** None where the words are a place. */
  query?: TextQuery;
}

/**
 * Words, and the place among them where the search has none of its own. Where nothing is near, the name is a word if
 * that finds something (« quart tournan »); otherwise the area grows.
 */
export async function readWords(db: Database, query: MaterialFilters): Promise<SearchedWords | undefined> {
  const { q = '', exact: isExact = false, placeAsWords } = query;
  const hasPlace = query.city !== undefined || query.lat !== undefined;
  const analyse = createTextAnalyser(db);
  const found = hasPlace ? undefined : await findPlaceInWords(db, q, analyse);
  const radius = query.radius ?? found?.radiusKm;
  if (found?.isMeant && !found.rest && !placeAsWords)
    return searchAround(found, onlyPlace, radius ?? limits.radiusOfWords);
  const around =
    found?.isMeant && !placeAsWords ? await parseSearchText(db, found.rest, isExact, analyse) : undefined;
  const radiusKm = radius ?? (found && around && (await findRadius(db, around.query, found.place)));
  if (found && around && radiusKm !== undefined && (radius !== undefined || radiusKm <= limits.radiusOfWords))
    return searchAround(found, around, radiusKm);
  const whole = await parseSearchText(db, q, isExact, analyse);
  if (found && around && radiusKm !== undefined && whole?.leftOut.length)
    return searchAround(found, around, radiusKm);
  const isOffered = found && (!found.isMeant || placeAsWords || radiusKm !== undefined);
  const placeInWords = isOffered ? presentPlaceInWords(found, radius ?? limits.radiusOfWords, false) : null;
  return whole && { ...whole, place: null, placeInWords };
}

const onlyPlace = {
  searched: emptyText,
  correction: null,
  suggestion: null,
  leftOut: [],
};

function searchAround(
  found: PlaceInWords,
  parsed: Omit<SearchedWords, 'place' | 'placeInWords'>,
  radiusKm: number,
): SearchedWords {
  const complete = (text: string) => `${text} ${found.typed}`;
  const { correction, suggestion } = parsed;
  const { name, postalCode, latitude, longitude } = found.place;
  return {
    ...parsed,
    correction: correction && { ...correction, from: complete(correction.from), to: complete(correction.to) },
    suggestion: suggestion && complete(suggestion),
    place: { name, postalCode, latitude, longitude },
    placeInWords: presentPlaceInWords(found, radiusKm, true),
  };
}

const presentPlaceInWords = (
  { typed, rest, city, place: { name } }: PlaceInWords,
  radiusKm: number,
  isSearched: boolean,
) => ({
  typed,
  rest,
  name,
  city,
  radiusKm,
  isSearched,
});

/**
 * An undone correction is still returned, so that the page can offer it again. Without any word the search finds
 * nothing, rather than everything.
 */
async function parseSearchText(
  db: Database,
  typed: string,
  isExact: boolean,
  analyse: TextAnalyser,
): Promise<ParsedText | undefined> {
  if (!typed) return undefined;
  const text = isExact ? typed : dropQuantity(typed);
  const searched = await analyse(text);
  const query = buildTextQuery(searched);
  const asTyped = { searched, correction: null, suggestion: null, leftOut: [] };
  if (!query) return { ...asTyped, query: emptyTextQuery, leftOut: [text] };
  const misspelt = await correctSpelling(db, searched, query);
  const [relaxed, suggestion] = isExact
    ? []
    : await Promise.all([
        relaxWords(db, misspelt?.searched ?? searched),
        misspelt ? null : suggestSpelling(db, searched),
      ]);
  const isWhole = isExact || relaxed?.leftOut.length === 0;
  const corrected = misspelt ?? (isWhole ? undefined : await correctByEar(db, searched, query));
  const correction = corrected ? { from: text, to: corrected.text, isUndone: isExact } : null;
  if (isExact) {
    const { query: written = query, leftOut = [] } = (await dropUnwrittenWords(db, searched)) ?? {};
    return { ...asTyped, query: written, leftOut, correction };
  }
  if (corrected && !misspelt) return { ...asTyped, ...corrected, correction };
  return {
    searched: relaxed?.searched ?? searched,
    query: relaxed?.query ?? corrected?.query ?? query,
    leftOut: relaxed?.leftOut ?? [],
    correction,
    suggestion: suggestion ?? null,
  };
}

/** With a comma between them, search_text does not join letters and number. */
const separated = '$1, ';
const codePattern = /^[a-z]{2,}\d/;

/** Where no material has a code (« OSB 19 »), its letters still say what is sought. */
async function relaxWords(db: Database, searched: SearchedText): Promise<Relaxed | undefined> {
  const relaxed = await relaxText(db, searched);
  const isCodeMissing = (relaxed?.dropped ?? searched.words).some(({ word }) => codePattern.test(word));
  if (!isCodeMissing) return relaxed;
  const text = searched.text.replaceAll(/(\p{L}{2}) ?(?=\d)/gu, separated);
  return (await relaxText(db, await analyseText(db, text))) ?? relaxed;
}

/** « osb 18 » without its number; undefined where there is none, or nothing else. */
export async function dropNumbers(
  db: Database,
  { text }: SearchedText,
): Promise<{ query: TextQuery; numbers: string[] } | undefined> {
  if (!hasDigit(text)) return undefined;
  const apart = await analyseText(db, text.replaceAll(/(\p{L}{2}) (?=\d)/gu, separated));
  const numbers = apart.words.filter(({ word }) => /^[\dvxs]+$/.test(word));
  const query = buildTextQuery(
    keepWords(
      apart,
      apart.words.filter((word) => !numbers.includes(word)),
    ),
  );
  return query && numbers.length ? { query, numbers: numbers.map(({ word }) => word) } : undefined;
}
