import { readPage } from '../../../entities/list-query/read-page.ts';
import { pageMeta } from '../../../lib/rendering/page-meta.ts';
import * as m from '../../../paraglide/messages.js';
import { describeSearch } from './describe-search.ts';

/** Only these lists are indexed: other combinations are too many. */
const indexedParams = ['category', 'condition', 'page', 'scroll', 'view'];

type MetaContext = Parameters<typeof pageMeta>[0];

export function searchMeta(context: MetaContext, params: URLSearchParams, category: string | undefined) {
  return pageMeta(context, {
    title: describeSearch(params, category).title,
    description: m.results_text(),
    canonicalParams: canonicalSearch(params),
    isIndexed: isIndexed(params),
  });
}

export function isIndexed(params: URLSearchParams): boolean {
  const filled = [...params].filter(([, value]) => value !== '');
  return filled.every(([name]) => indexedParams.includes(name)) && params.getAll('condition').length <= 1;
}

export function canonicalSearch(params: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  for (const name of ['category', 'condition']) {
    const value = params.get(name);
    if (value) canonical.set(name, value);
  }
  const page = readPage(params);
  if (page > 1) canonical.set('page', String(page));
  return canonical;
}
