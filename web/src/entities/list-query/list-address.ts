import { pages } from '@parpaing/contract/pages';

/** Kept by no filter: where one is in the results, and how they are looked at. */
const passing = ['page', 'scroll'];

/** The list with other parameters; a page number would be that of other results. */
export function listAddress(params: URLSearchParams, change?: (next: URLSearchParams) => void): string {
  const next = new URLSearchParams(params);
  for (const name of passing) next.delete(name);
  change?.(next);
  next.set('scroll', 'true');
  return `${pages.materials}?${next}`;
}

/** Whatever the order, and wherever one is in the results. */
export function isSameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const told = (params: URLSearchParams) =>
    [...params]
      .filter(([name, value]) => value !== '' && !passing.includes(name))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return told(one) === told(other);
}

/** The comparison lives there too, and is no list. */
export function isListAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === pages.materials && !new URLSearchParams(search).has('compare');
}

const placeNames = ['city', 'lat', 'lng', 'radius'];

/** A place is one filter, whatever it is made of. */
export function dropPlace(params: URLSearchParams) {
  for (const name of placeNames) params.delete(name);
  if (params.get('sort') === 'distance') params.delete('sort');
}

/** Each category has its own: another would refuse them. */
export function dropAttributes(params: URLSearchParams) {
  for (const name of [...params.keys()]) if (name.startsWith('attr.')) params.delete(name);
}
