import type { ResolvedPlace } from '@parpaing/contract/schemas';
import { type ListQuery, parseListQuery } from '../../../entities/list-query/list-query.ts';

export interface SearchQuery {
  /** What the visitor typed: fields show it, beside what is wrong with it. */
  asked: ListQuery;
  understood: ListQuery;
}

interface Found {
  understood: string;
  results: { place: ResolvedPlace | null };
}

export function readSearchQuery(search: string, found: Found | undefined): SearchQuery {
  const read = (text: string) =>
    namePlace(parseListQuery(new URLSearchParams(text)), found?.results.place?.name);
  return { asked: read(search), understood: read(found?.understood ?? search) };
}

/** « lyon » as it is written: « Lyon ». */
function namePlace(query: ListQuery, name: string | null | undefined): ListQuery {
  const isTyped = query.city !== undefined && query.lat === undefined;
  return isTyped && name?.toLowerCase() === query.city?.toLowerCase()
    ? { ...query, city: name ?? undefined }
    : query;
}
