import { isPageOfPerson } from '@parpaing/contract/pages';
import { defaultLocale, type Locale } from '../i18n/locale.ts';

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
  if (isPageOfPerson(url.pathname)) return 'public, max-age=0, s-maxage=10';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}
