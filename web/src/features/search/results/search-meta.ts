import { type ListParam, type ListQuery, listEntries } from '../../../entities/list-query/list-query.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import * as m from '../../../paraglide/messages.js';
import { describeSearch } from './describe-search.ts';

/** Only these lists are indexed: other combinations are too many. */
const indexedParams: string[] = ['category', 'condition', 'page', 'scroll', 'view'] satisfies ListParam[];

type MetaContext = Parameters<typeof pageMeta>[0];

export function searchMeta(context: MetaContext, query: ListQuery, category: string | undefined) {
  return pageMeta(context, {
    title: describeSearch(query, category).title,
    description: m.results_text(),
    canonicalParams: canonicalSearch(query),
    isIndexed: isIndexed(query),
  });
}

export function isIndexed(query: ListQuery): boolean {
  const names = listEntries(query).map(([name]) => name);
  return (
    names.every((name) => indexedParams.includes(name)) &&
    names.filter((name) => name === 'condition').length <= 1
  );
}

export function canonicalSearch({ category, condition, page }: ListQuery): URLSearchParams {
  const canonical = { category, condition: condition?.slice(0, 1), page: page === 1 ? undefined : page };
  return new URLSearchParams(listEntries(canonical));
}
