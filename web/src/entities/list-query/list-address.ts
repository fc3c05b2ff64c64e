import { pages } from '@parpaing/contract/pages';

const positionParams = ['page', 'scroll'];

export function listAddress(params: URLSearchParams, change?: (next: URLSearchParams) => void): string {
  const next = new URLSearchParams(params);
  for (const name of positionParams) next.delete(name);
  change?.(next);
  next.set('scroll', 'true');
  return `${pages.materials}?${next}`;
}

export function isSameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const serialize = (params: URLSearchParams) =>
    [...params]
      .filter(([name, value]) => value !== '' && !positionParams.includes(name))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return serialize(one) === serialize(other);
}

/** The comparison has the same path as the list. */
export function isListAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === pages.materials && !new URLSearchParams(search).has('compare');
}

const placeParams = ['city', 'lat', 'lng', 'radius'];

export function removePlaceParams(params: URLSearchParams) {
  for (const name of placeParams) params.delete(name);
  if (params.get('sort') === 'distance') params.delete('sort');
}

/** Attributes belong to one category: the API refuses them in another. */
export function removeAttributeParams(params: URLSearchParams) {
  for (const name of [...params.keys()]) if (name.startsWith('attr.')) params.delete(name);
}
