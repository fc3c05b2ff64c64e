import type { CallInput } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import type { Facets, Place, Suggestion } from '@parpaing/contract/schemas';
import {
  isAttributeParam,
  type ListQuery,
  listEntries,
  parseListQuery,
} from '../../../entities/list-query/list-query.ts';
import { keepListedFields, type ListedResults } from '../../../entities/material/listed-material.ts';
import { defaultRadius } from '../../../entities/place/radius.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';
import { nullOnError } from '../../../lib/page/optional-data.ts';

type ApiQuery = CallInput<'listMaterials'>['query'];
type MapQuery = CallInput<'mapMaterials'>['query'];

export type Faults = Record<string, string>;

export interface FoundMaterials {
  results: ListedResults;
  faults: Faults;
  attributeNames: Facets['attributes'];
  guesses: Place[];
  related: Suggestion[];
}

interface LoadedSearch extends FoundMaterials {
  query: MapQuery;
}

const pageOnlyParams = ['scroll', 'view', 'compare', 'allFilters', 'limit', 'facets'];
/** What makes no sense without the refused parameter. */
const dependentParams: Record<string, string[]> = {
  city: ['maxDeliveredTotal'],
  lat: ['lng', 'maxDeliveredTotal'],
  lng: ['lat', 'maxDeliveredTotal'],
  quantity: ['quantityUnit', 'maxTotal', 'maxDeliveredTotal'],
  quantityUnit: ['quantity', 'maxTotal', 'maxDeliveredTotal'],
};
const maxRetries = 4;
const maxGuesses = 3;

export async function loadSearch(api: ApiClient, list: ListQuery): Promise<LoadedSearch> {
  const { results, query, faults } = await callWithoutRefused(list, (query) =>
    api.call('listMaterials', { query: { ...query, facets: true } as ApiQuery }),
  );
  const [attributeNames, guesses, related] = await Promise.all([
    loadAttributeNames(api, query, results),
    loadGuesses(api, list, faults),
    results.total === 0 ? loadRelated(api, query) : [],
  ]);
  const { comparedBy } = results;
  return {
    results: keepListedFields(results),
    faults,
    attributeNames,
    guesses,
    related,
    query: comparedBy ? { ...query, baseUnit: comparedBy } : query,
  };
}

type Params = Record<string, string | string[]>;

/** A refused value is removed and reported at its filter; the others still search. */
export async function callWithoutRefused<Results>(
  list: ListQuery,
  call: (query: Params) => Promise<Results>,
): Promise<{ results: Results; query: Params; faults: Faults }> {
  let query = toApiQuery(list);
  const faults: Faults = {};
  for (let attempt = 0; ; attempt++) {
    try {
      query = withRadius(query);
      return { results: await call(query), query, faults };
    } catch (error) {
      const refusal = readRefusal(error);
      const details = refusal?.answer.details ?? [];
      if (refusal?.status !== 400 || details.length === 0 || attempt === maxRetries) throw error;
      for (const { field, message } of details) faults[findParamName(query, field)] ??= message;
      const refused = listRefusedParams(faults);
      query = Object.fromEntries(Object.entries(query).filter(([name]) => !refused.includes(name)));
    }
  }
}

/** Facets only name what some result has; without results the whole category is asked. */
async function loadAttributeNames(
  api: ApiClient,
  query: object,
  { total, facets }: FoundMaterials['results'],
) {
  const isFiltered = Object.keys(query).some(isAttributeParam);
  if (total > 0 || !isFiltered || !('category' in query)) return facets?.attributes ?? [];
  const { category } = query as { category: string };
  const all = await nullOnError(api.call('listMaterials', { query: { category, facets: true, limit: 1 } }));
  return all?.facets?.attributes ?? [];
}

export async function loadGuesses(api: ApiClient, { city: q }: ListQuery, faults: Faults): Promise<Place[]> {
  if (!faults.city || !q) return [];
  const answer = await nullOnError(api.call('searchPlaces', { query: { q, limit: maxGuesses } }));
  return answer?.places ?? [];
}

async function loadRelated(api: ApiClient, { q, ...others }: Params): Promise<Suggestion[]> {
  if (typeof q !== 'string' || Object.keys(others).length > 0) return [];
  const answer = await nullOnError(api.call('suggestMaterials', { query: { q } }));
  return answer?.suggestions ?? [];
}

export function removeRefusedParams(list: ListQuery, faults: Faults): ListQuery {
  const refused = listRefusedParams(faults);
  return parseListQuery(listEntries(list).filter(([name]) => !refused.includes(name)));
}

const listRefusedParams = (faults: Faults) =>
  Object.keys(faults).flatMap((name) => [name, ...(dependentParams[name] ?? [])]);

function toApiQuery(list: ListQuery): Params {
  const params = new URLSearchParams(listEntries(list));
  for (const name of pageOnlyParams) params.delete(name);
  return Object.fromEntries(
    [...params].map(([name, value]) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? value : values];
    }),
  );
}

function withRadius(query: Params): Params {
  const hasPlace = 'city' in query || 'lat' in query;
  return hasPlace && !('radius' in query) ? { ...query, radius: String(defaultRadius) } : query;
}

/** The API may name one of several values: `condition.0`. */
function findParamName(query: object, field: string): string {
  if (field in query) return field;
  return Object.keys(query).find((name) => field.startsWith(`${name}.`)) ?? field;
}
