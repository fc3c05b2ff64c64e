import { pages } from '@parpaing/contract/pages';

/** Only a path of this site: `//elsewhere`, `/\elsewhere` and absolute addresses leave it. */
export function readReturnUrl(params: URLSearchParams): string {
  const path = params.get('returnUrl') ?? '';
  return isSameSitePath(path) ? path : pages.home;
}

function isSameSitePath(path: string): boolean {
  if (!/^\/(?![/\\])[^\p{Cc}]*$/u.test(path)) return false;
  try {
    const site = 'https://site.invalid';
    return new URL(path, site).origin === site;
  } catch {
    return false;
  }
}

export function loginPage(returnUrl?: string): string {
  return returnUrl ? `${pages.login}?${new URLSearchParams({ returnUrl })}` : pages.login;
}
