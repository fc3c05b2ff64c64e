import { useLocation } from 'react-router';
import { listAddress } from './list-address.ts';
import { parseListQuery } from './list-query.ts';

/** For a browser without scripts: the same list with every group of filters open. */
export function useAllFilters() {
  const { search } = useLocation();
  const query = parseListQuery(new URLSearchParams(search));
  return { areOpen: query.allFilters === true, address: listAddress({ ...query, allFilters: true }) };
}
