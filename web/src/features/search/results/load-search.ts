import type { CallInput } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import type { Facets, Place, Suggestion, Understood } from '@parpaing/contract/schemas';
import { isAttributeParam, type ListQuery, listEntries } from '../../../entities/list-query/list-query.ts';
import { keepListedFields, type ListedResults } from '../../../entities/material/listed-material.ts';
import { nullOnError } from '../../../lib/page/optional-data.ts';

type Params = CallInput<'mapMaterials'>['query'];

export type Faults = Record<string, string>;

export interface FoundMaterials {
  results: ListedResults;
  faults: Faults;
  understood: string;
  attributeNames: Facets['attributes'];
  guesses: Place[];
  related: Suggestion[];
}

interface LoadedSearch extends FoundMaterials {
  query: Params;
}

const pageOnlyParams = ['scroll', 'view', 'compare', 'allFilters', 'limit', 'facets'];
const maxGuesses = 3;

export async function loadSearch(api: ApiClient, list: ListQuery): Promise<LoadedSearch> {
  const asked = { ...toTolerantQuery(list), facets: true };
  const answer = await api.call('listMaterials', { query: asked });
  const { results, query, faults, understood } = readUnderstood(list, answer);
  const [attributeNames, guesses, related] = await Promise.all([
    loadAttributeNames(api, query, results),
    loadGuesses(api, list, faults),
    results.total === 0 ? loadRelated(api, query) : [],
  ]);
  const { comparedBy } = results;
  return {
    results: keepListedFields(results),
    faults,
    understood,
    attributeNames,
    guesses,
    related,
    query: comparedBy ? { ...query, baseUnit: comparedBy } : query,
  };
}

export function toTolerantQuery(list: ListQuery) {
  const params = new URLSearchParams(listEntries(list));
  for (const name of pageOnlyParams) params.delete(name);
  return { ...groupValues(params), tolerant: true };
}

function groupValues(params: URLSearchParams): Params {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

export function readUnderstood<Answer extends Understood>(
  list: ListQuery,
  { asked: _, understood, faults = [], ...results }: Answer,
) {
  const searched = new URLSearchParams(understood);
  searched.delete('facets');
  const kept = listEntries(list).filter(
    ([name, value]) => pageOnlyParams.includes(name) || searched.has(name, value),
  );
  return {
    results,
    query: groupValues(searched),
    understood: `${new URLSearchParams(kept)}`,
    faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
  };
}

/** Facets only name what some result has; without results the whole category is asked. */
async function loadAttributeNames(
  api: ApiClient,
  query: Params,
  { total, facets }: Pick<FoundMaterials['results'], 'total' | 'facets'>,
) {
  const { category } = query;
  const isFiltered = Object.keys(query).some(isAttributeParam);
  if (total > 0 || !isFiltered || category === undefined) return facets?.attributes ?? [];
  const all = await nullOnError(api.call('listMaterials', { query: { category, facets: true, limit: 1 } }));
  return all?.facets?.attributes ?? [];
}

export async function loadGuesses(api: ApiClient, { city: q }: ListQuery, faults: Faults): Promise<Place[]> {
  if (!faults.city || !q) return [];
  const answer = await nullOnError(api.call('searchPlaces', { query: { q, limit: maxGuesses } }));
  return answer?.places ?? [];
}

async function loadRelated(api: ApiClient, { q, ...others }: Params): Promise<Suggestion[]> {
  if (q === undefined || Object.keys(others).length > 0) return [];
  const answer = await nullOnError(api.call('suggestMaterials', { query: { q } }));
  return answer?.suggestions ?? [];
}
