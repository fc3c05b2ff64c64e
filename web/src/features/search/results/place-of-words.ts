import { changeQuery } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import type { FoundMaterials } from './load-search.ts';

type PlaceInWords = FoundMaterials['results']['placeInWords'];

/** « parpaing lyon » as the fields show it: the words « parpaing », the place Lyon. */
export function separatePlace(query: ListQuery, placeInWords: PlaceInWords | undefined): ListQuery {
  if (!placeInWords?.isSearched) return query;
  const { rest, city, radiusKm } = placeInWords;
  return changeQuery(query, { q: rest || undefined, city, radius: radiusKm, bounds: query.bounds });
}
