import { isPageOfPerson } from '@parpaing/contract/pages';
import { defaultLocale, type Locale } from '../i18n/locale.ts';

interface PageAnswer {
  url: URL;
  status: number;
  locale: Locale;
  isWhole: boolean;
}

/**
 * Pages are rendered as a guest sees them (the token never leaves the browser), those behind guards
 * included: in the default language they are the same for everyone.
 */
export function cacheControl({ url, status, locale, isWhole }: PageAnswer) {
  // Links of mails carry tokens, which no cache should remember.
  const holdsToken =
    url.searchParams.has('token') || (url.pathname.startsWith('/auth/') && url.search !== '');
  if (!isWhole || status !== 200 || holdsToken) return 'no-store';
  if (locale !== defaultLocale) return 'private, no-store';
  if (isPageOfPerson(url.pathname)) return 'public, max-age=0, s-maxage=10';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}
