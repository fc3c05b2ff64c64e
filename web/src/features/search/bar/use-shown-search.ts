import { pages } from '@parpaing/contract/pages';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useLastWords } from '../../../entities/list-query/last-search.ts';
import { isListAddress } from '../../../entities/list-query/list-address.ts';
import { type ListQuery, parseListQuery } from '../../../entities/list-query/list-query.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { findRadius } from '../../../entities/place/radius.ts';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import * as m from '../../../paraglide/messages.js';
import type { FoundMaterials } from '../results/load-search.ts';
import { separateWords } from '../results/separate-words.ts';

interface ShownSearch {
  isList: boolean;
  query: ListQuery;
}

/** The search of the list on screen, for the header, which is outside its route. */
export function useShownSearch(): ShownSearch {
  const location = useLocation();
  const list = useRouteLoaderData('routes/materials') as { found?: FoundMaterials } | undefined;
  const isList = isListAddress(location);
  const lastWords = useLastWords(!isList && location.pathname.startsWith(pages.materials));
  if (!isList) return { isList, query: { q: lastWords } };
  const typed = parseListQuery(new URLSearchParams(location.search));
  const { q, ...query } = separateWords(typed, list?.found?.results);
  // On the list of sellers the words are those of its own form.
  return { isList, query: query.view === 'sellers' ? query : { ...query, q } };
}

export function useSearchText(): string {
  const { query } = useShownSearch();
  const place = describeShownPlace(query, useChosenPlace());
  const distance = findRadius(query);
  const around = distance
    ? [place || m.place_area(), m.search_radius_km({ distance })].join(', ')
    : query.anywhere && place;
  return [query.q, query.bounds ? m.place_area() : around].filter(Boolean).join(' · ');
}
