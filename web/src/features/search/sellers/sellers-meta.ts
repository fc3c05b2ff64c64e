import { type ListParam, type ListQuery, listEntries } from '../../../entities/list-query/list-query.ts';
import { withPrepositionDe } from '../../../entities/place/with-preposition.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import * as m from '../../../paraglide/messages.js';

const indexedParams: string[] = ['view', 'page', 'scroll'] satisfies ListParam[];

export function describeSellers({ city }: ListQuery): string {
  return city ? m.sellers_around({ city: withPrepositionDe(city) }) : m.sellers_title();
}

export function sellersMeta(context: Parameters<typeof pageMeta>[0], query: ListQuery) {
  const page = query.page === 1 ? undefined : query.page;
  return pageMeta(context, {
    title: describeSellers(query),
    description: m.sellers_text(),
    canonicalParams: new URLSearchParams(listEntries({ view: 'sellers', page })),
    isIndexed: listEntries(query).every(([name]) => indexedParams.includes(name)),
  });
}
