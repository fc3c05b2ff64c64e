import { isPageOfPerson, pages } from '@parpaing/contract/pages';
import { defaultLocale, type Locale } from '../lib/i18n/locale.ts';

const listPaths: string[] = [pages.home, pages.materials];

interface PageAnswer {
  url: URL;
  status: number;
  locale: Locale;
  isComplete: boolean;
}

/**
 * Pages are rendered as a guest sees them, guarded ones included, because tokens never leave the browser: in
 * the default language a page is the same for everybody.
 */
export function cacheControl({ url, status, locale, isComplete }: PageAnswer) {
  const holdsToken =
    url.searchParams.has('token') || (url.pathname.startsWith('/auth/') && url.search !== '');
  if (!isComplete || status !== 200 || holdsToken) return 'no-store';
  if (locale !== defaultLocale) return 'private, no-store';
  // A seller's change is seen by the next reader of the material, in lists 5 s later at most.
  if (url.pathname.startsWith(`${pages.materials}/`)) return 'public, no-cache';
  if (isPageOfPerson(url.pathname) || listPaths.includes(url.pathname))
    return 'public, max-age=0, s-maxage=5';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}
