import { limits } from '@parpaing/contract/limits';

const lastPage = Math.floor(limits.listDepth / limits.pageSize);

/** Whatever is no page number is the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
