import { pages } from '@parpaing/contract/pages';
import type { ViewSource } from '@parpaing/contract/units';
import { parseListQuery } from '../../entities/list-query/list-query.ts';

interface VisitSource {
  source: ViewSource;
  words?: string;
}

/** The page before this one, in this tab or the one that opened it. */
export function findPreviousAddress(): string {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index ?? 0;
  const isOther = ({ url }: { url: string | null }) => url && new URL(url).pathname !== location.pathname;
  return navigation?.entries().slice(0, current).findLast(isOther)?.url ?? document.referrer;
}

export function describeSource(previous: string, origin = location.origin): VisitSource {
  if (!URL.canParse(previous)) return { source: 'direct' };
  const address = new URL(previous);
  if (address.origin !== origin) return { source: 'direct' };
  const { pathname } = address;
  if (pathname === pages.materials) return describeList(address);
  if (pathname === pages.home) return { source: 'category' };
  if (/^\/materials\/[^/]+$/.test(pathname)) return { source: 'similar' };
  if (/^\/profile\/[^/]+$/.test(pathname)) return { source: 'seller' };
  return { source: 'direct' };
}

function describeList({ searchParams }: URL): VisitSource {
  const { q, seller } = parseListQuery(searchParams);
  if (seller) return { source: 'seller' };
  return q ? { source: 'search', words: q } : { source: 'category' };
}
