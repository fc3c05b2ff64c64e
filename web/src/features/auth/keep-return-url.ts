import { pages } from '@parpaing/contract/pages';
import { readReturnUrl } from '../../entities/session/return-url.ts';

/** Where a person wanted to go follows them from one of these pages to the next. */
export function keepReturnUrl(page: string, params: URLSearchParams): string {
  const returnUrl = wantedPage(params);
  return returnUrl ? `${page}?${new URLSearchParams({ returnUrl })}` : page;
}

/** For the link of a mail; undefined where the home page will do. */
export function wantedPage(params: URLSearchParams): string | undefined {
  const returnUrl = readReturnUrl(params);
  return returnUrl === pages.home ? undefined : returnUrl;
}
