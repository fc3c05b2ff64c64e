import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { readReturnUrl } from '../../../entities/session/return-url.ts';

export function withReturnUrl(page: string, params: URLSearchParams): string {
  const returnUrl = findReturnUrl(params);
  return returnUrl ? `${page}?${new URLSearchParams({ returnUrl })}` : page;
}

export function findReturnUrl(params: URLSearchParams): string | undefined {
  const returnUrl = readReturnUrl(params);
  return returnUrl === pages.home ? undefined : returnUrl;
}

/** The address of a long list of filters does not fit into a mail's link. */
export function findMailedReturnUrl(params: URLSearchParams): string | undefined {
  const returnUrl = findReturnUrl(params);
  return returnUrl && returnUrl.length <= limits.returnUrlLength ? returnUrl : undefined;
}
