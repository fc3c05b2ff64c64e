import { pages } from '@parpaing/contract/pages';

/** Only a path of this site is followed: `//elsewhere`, `/\elsewhere` and a full address lead out of it. */
export function readReturnUrl(params: URLSearchParams): string {
  const wanted = params.get('returnUrl') ?? '';
  return isPathOfOurs(wanted) ? wanted : pages.home;
}

function isPathOfOurs(wanted: string): boolean {
  if (!/^\/(?![/\\])[^\p{Cc}]*$/u.test(wanted)) return false;
  try {
    const site = 'https://site.invalid';
    return new URL(wanted, site).origin === site;
  } catch {
    return false;
  }
}

/** The login page that leads back to where it was asked for. */
export function loginPage(returnUrl?: string): string {
  return returnUrl ? `${pages.login}?${new URLSearchParams({ returnUrl })}` : pages.login;
}
