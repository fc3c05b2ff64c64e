import type { CallAnswer, CallInput } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import type { Facets, Place } from '@parpaing/contract/schemas';
import { readRefusal } from '../../../lib/http/read-refusal.ts';
import { nullOnError } from '../../../lib/rendering/optional-data.ts';
import { defaultRadius } from '../place/radius.ts';

type Query = CallInput<'listMaterials'>['query'];
type MapQuery = CallInput<'mapMaterials'>['query'];

/** Sentences of the API, by the field each is about. */
export type Faults = Record<string, string>;

export interface FoundMaterials {
  results: CallAnswer<'listMaterials'>;
  faults: Faults;
  /** Of the chosen category, to name the filters in force by. */
  attributeNames: Facets['attributes'];
  /** Communes that may have been meant by one nobody knows. */
  guesses: Place[];
}

interface LoadedSearch extends FoundMaterials {
  /** What was found in the end: without the faults, and narrowed to what can be compared. */
  query: MapQuery;
}

/** Of the page, not of the search: an address decides neither how much is shown nor what is counted. */
const ofThePage = ['scroll', 'view', 'compare', 'limit', 'facets'];
/** One goes with the other. */
const pairs: Record<string, string> = {
  lat: 'lng',
  lng: 'lat',
  quantity: 'quantityUnit',
  quantityUnit: 'quantity',
};
const mostFaults = 4;
const mostGuesses = 3;

/** An impossible value is told at its filter; the others still search. */
export async function loadSearch(api: ApiClient, params: URLSearchParams): Promise<LoadedSearch> {
  let query = toQuery(params);
  const faults: Faults = {};
  for (let attempt = 0; ; attempt++) {
    try {
      query = withRadius(query);
      const results = await api.call('listMaterials', { query: { ...query, facets: true } as Query });
      const [attributeNames, guesses] = await Promise.all([
        loadNames(api, query, results),
        faults.city ? loadGuesses(api, params.get('city') ?? '') : [],
      ]);
      const { comparedBy } = results;
      return {
        results,
        faults,
        attributeNames,
        guesses,
        query: comparedBy ? { ...query, baseUnit: comparedBy } : query,
      };
    } catch (error) {
      const refusal = readRefusal(error);
      const details = refusal?.answer.details ?? [];
      if (refusal?.status !== 400 || details.length === 0 || attempt === mostFaults) throw error;
      for (const { field, message } of details) faults[findName(query, field)] ??= message;
      const refused = listRefused(faults);
      query = Object.fromEntries(Object.entries(query).filter(([name]) => !refused.includes(name)));
    }
  }
}

/** Facets name what some result has; with no result the whole category is asked. */
async function loadNames(api: ApiClient, query: object, { total, facets }: FoundMaterials['results']) {
  const isFiltered = Object.keys(query).some((name) => name.startsWith('attr.'));
  if (total > 0 || !isFiltered || !('category' in query)) return facets?.attributes ?? [];
  const { category } = query as { category: string };
  const all = await nullOnError(api.call('listMaterials', { query: { category, facets: true, limit: 1 } }));
  return all?.facets?.attributes ?? [];
}

async function loadGuesses(api: ApiClient, q: string): Promise<Place[]> {
  const answer = await nullOnError(api.call('searchPlaces', { query: { q, limit: mostGuesses } }));
  return answer?.places ?? [];
}

/** The search as it was made: what was refused narrows nothing, and is not to be shown as if it did. */
export function dropRefused(params: URLSearchParams, faults: Faults): URLSearchParams {
  const made = new URLSearchParams(params);
  for (const name of listRefused(faults)) made.delete(name);
  return made;
}

const listRefused = (faults: Faults) => Object.keys(faults).flatMap((name) => [name, pairs[name] ?? name]);

function toQuery(params: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name).filter((value) => value.trim() !== '');
    if (values.length === 0 || ofThePage.includes(name)) continue;
    query[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return query;
}

/** A place asked for, or left, without a radius has the usual one, which the filters show. */
function withRadius(query: Record<string, string | string[]>) {
  const isPlaced = 'city' in query || 'lat' in query;
  return isPlaced && !('radius' in query) ? { ...query, radius: String(defaultRadius) } : query;
}

/** The API may name one value of several: `condition.0`. */
function findName(query: object, field: string): string {
  if (field in query) return field;
  return Object.keys(query).find((name) => field.startsWith(`${name}.`)) ?? field;
}
