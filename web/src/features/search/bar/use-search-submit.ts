import { pages } from '@parpaing/contract/pages';
import { findQuantity } from '@parpaing/contract/quantity-in-words';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { readLastQuery } from '../../../entities/list-query/last-search.ts';
import {
  changeQuery,
  isListAddress,
  isSameSearch,
  listAddress,
} from '../../../entities/list-query/list-address.ts';
import {
  clearPlace,
  hasPlace,
  includeDelivery,
  type ListQuery,
  parseListQuery,
} from '../../../entities/list-query/list-query.ts';
import { choosePlace, readPlace } from '../../../entities/place/chosen-place.ts';
import { typedPlaceState } from '../../../entities/place/use-list-place.ts';
import { searchState } from '../results/use-focus-after-search.ts';
import { readSearchForm } from './read-search-form.ts';
import { useShownSearch } from './use-shown-search.ts';

/** A form without scripts sends empty fields too; here they are left out of the address. */
export function useSearchSubmit() {
  const navigate = useNavigate();
  const { query: list } = useShownSearch();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    const fields = new FormData(currentTarget);
    const isList = isListAddress(location);
    const place = currentTarget.elements.namedItem('city');
    // The emptied field held the saved place or, on the list, the place of the list.
    const hadPlace = !isList || (place instanceof HTMLInputElement && place.defaultValue !== '');
    if (!parseListQuery(fields).city && hadPlace) choosePlace(null);
    const query = readSearchForm(fields, readPlace());
    const isSameWords = isList && list.view !== 'sellers' && query.q === list.q;
    const next = isSameWords
      ? changePlace(list, query)
      : changeWords(isList ? list : findShownQuery(), query, isList);
    void navigate(listAddress(next), {
      replace: isList && !list.page && isSameSearch(next, list),
      // The list scrolls to the results itself (`scroll=true`).
      preventScrollReset: isList,
      state: { ...searchState, ...(query.city && typedPlaceState) },
    });
  };
}

export function changePlace(shown: ListQuery, typed: ListQuery): ListQuery {
  const { city, lat, lng, radius, anywhere } = typed;
  const place = hasPlace(typed)
    ? { city, lat, lng, radius, anywhere, ...(!hasPlace(shown) && includeDelivery(shown)) }
    : clearPlace(shown);
  return changeQuery(shown, { ...place, bounds: undefined, page: undefined, scroll: true });
}

export function changeWords(
  { quantity, quantityUnit, waste, view }: ListQuery,
  typed: ListQuery,
  isList: boolean,
): ListQuery {
  return {
    ...typed,
    ...(isList && view === 'map' && { view }),
    ...(!typed.quantity && !findQuantity(typed.q ?? '') && { quantity, quantityUnit, waste }),
  };
}

/** The query of the list that the visitor sees, or left to look at a material: the new search keeps its need and view. */
function findShownQuery(): ListQuery {
  const { pathname, search } = location;
  if (pathname === pages.materials) return parseListQuery(new URLSearchParams(search));
  return pathname.startsWith(`${pages.materials}/`) ? readLastQuery() : {};
}
