import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { dropQuantity } from '@parpaing/contract/quantity-in-words';
import type { MaterialFilters } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { type ParsedText, parseSearchText } from './parse-text.ts';
import { findPlaceInWords, type PlaceInWords, searchNear } from './place-in-words.ts';
import type { TextQuery } from './text-query.ts';
import { createTextAnalyser, emptyText } from './words.ts';

type Answer = CallAnswer<'listMaterials'>;

export interface SearchedWords extends Omit<ParsedText, 'query'>, Pick<Answer, 'place' | 'placeInWords'> {
  /** None where the words are a place. */
  query?: TextQuery;
  /** Where `query` is narrower, because nothing near has the words in its title. */
  wholeQuery?: TextQuery;
}

/**
 * Words, and the place among them where the search has none of its own. Where nothing is near, the name is a word if
 * all words together find something (« quart tournan »); otherwise the place stays, and nothing is found around it.
 */
export async function readWords(db: Database, query: MaterialFilters): Promise<SearchedWords | undefined> {
  const { q = '', exact: isExact = false, placeAsWords, anywhere } = query;
  const hasPlace = query.city !== undefined || query.lat !== undefined;
  const analyse = createTextAnalyser(db);
  const found = hasPlace ? undefined : await findPlaceInWords(db, isExact ? q : dropQuantity(q), analyse);
  const givenKm = query.radius ?? found?.radiusKm;
  const radiusKm = givenKm ?? limits.radiusOfWords;
  const isAround = found?.isMeant && !placeAsWords;
  if (isAround && !found.rest) return searchAround(found, onlyPlace, radiusKm);
  const around = isAround ? await parseSearchText(db, found.rest, isExact, analyse) : undefined;
  if (!found || !around) {
    const whole = await parseSearchText(db, q, isExact, analyse);
    return (
      whole && { ...whole, place: null, placeInWords: found ? presentPlace(found, radiusKm, false) : null }
    );
  }
  if (around.thing || anywhere) return searchAround(found, around, radiusKm);
  const { query: near, isFound } = await searchNear(db, around.query, found.place, radiusKm);
  const isName = !isFound && givenKm === undefined;
  const whole = isName ? await parseSearchText(db, q, isExact, analyse) : undefined;
  if (!whole || whole.leftOut.length > 0 || whole.missing?.words)
    return searchAround(found, { ...around, query: near, wholeQuery: around.query }, radiusKm);
  return { ...whole, place: null, placeInWords: null };
}

const onlyPlace = {
  searched: emptyText,
  correction: null,
  suggestion: null,
  leftOut: [],
  missing: null,
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
    placeInWords: presentPlace(found, radiusKm, true),
  };
}

const presentPlace = (
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
