import { changeQuery } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import type { FoundMaterials } from './load-search.ts';

type OfWords = Pick<FoundMaterials['results'], 'placeInWords' | 'quantityInWords'>;

/** « 200 m² de tuiles lyon » as the fields show it: the words « tuiles », the quantity 200 m², the place Lyon. */
export function separateWords(query: ListQuery, found: OfWords | undefined): ListQuery {
  return separatePlace(separateNeed(query, found?.quantityInWords), found?.placeInWords);
}

export function separateNeed(
  query: ListQuery,
  quantityInWords: OfWords['quantityInWords'] | undefined,
): ListQuery {
  if (!quantityInWords?.isApplied) return query;
  const { q, quantity, unit } = quantityInWords;
  const { waste = '0' } = query;
  return changeQuery(query, { q, quantity: String(quantity), quantityUnit: unit, waste });
}

function separatePlace(query: ListQuery, placeInWords: OfWords['placeInWords'] | undefined): ListQuery {
  if (!placeInWords?.isSearched) return query;
  const { rest, city, radiusKm } = placeInWords;
  const { anywhere, bounds } = query;
  return changeQuery(query, { q: rest || undefined, city, radius: anywhere ? undefined : radiusKm, bounds });
}
