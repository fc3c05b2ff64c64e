import { pages } from '@parpaing/contract/pages';
import { type ListQuery, listEntries, parseListQuery } from './list-query.ts';

export function listAddress(query: ListQuery): string {
  return pages.materials + writeSearch(query);
}

const areaParams = ['city', 'lat', 'lng', 'radius', 'anywhere'] as const;

/** A changed parameter also loses the values of its name that could not be read. */
export function changeQuery(query: ListQuery, changes: ListQuery): ListQuery {
  const unparsed = query.unparsed?.filter(([name]) => !Object.hasOwn(changes, name));
  const isElsewhere = areaParams.some((name) => name in changes && changes[name] !== query[name]);
  return { ...query, unparsed, ...(isElsewhere && { bounds: undefined }), ...changes };
}

export function changedListAddress(query: ListQuery, changes: ListQuery): string {
  return listAddress(changeQuery(query, { ...changes, page: undefined, scroll: true }));
}

export function pageAddress(search: string, page: number): string {
  const query = parseListQuery(new URLSearchParams(search));
  return writeSearch(changeQuery(query, { page, scroll: true }));
}

export const sellersAddress = listAddress({ view: 'sellers' });

export function isSameSearch(one: ListQuery, other: ListQuery): boolean {
  const serialize = (query: ListQuery) =>
    listEntries(changeQuery(query, { page: undefined, scroll: undefined }))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return serialize(one) === serialize(other);
}

/** The comparison has the same path as the list. */
export function isListAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === pages.materials && !parseListQuery(new URLSearchParams(search)).compare;
}

function writeSearch(query: ListQuery): string {
  // A comparison is shared by its address: its commas stay readable.
  const search = new URLSearchParams(listEntries(query)).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}
