import { getLocale, isLocale, type Locale, locales, overwriteGetLocale } from '../../paraglide/runtime.js';

export type { Locale };

/** Missing messages fall back to `en-US`; the default is `fr` (DESIGN §3.1). */
export const defaultLocale: Locale = 'fr';
const localeCookie = 'lang';
const oneYear = 365 * 24 * 60 * 60;

export const offeredLocales = locales.filter((locale) => locale !== defaultLocale);

/** Messages that SPEC words in English: `fr` falls back to `en-US`, `fr-FR` translates them. */
export const untranslatedKeys = [
  'reset_password_title',
  'session_expired',
  'session_away',
  'session_inactive',
  'session_inactive_logout',
  'session_extended',
  'session_extend_failed',
  'session_warning_title',
  'session_warning_text',
  'session_warning_left',
  'session_warning_seconds',
  'session_warning_progress',
  'session_warning_continue',
  'session_warning_logout',
] as const;

export function readLocale(cookieHeader: string | null): Locale {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='));
  const chosen = pairs.find(([name]) => name === localeCookie)?.[1];
  return isLocale(chosen) ? chosen : defaultLocale;
}

/** The document may have been cached before the cookie changed. */
export function setLocaleFromDocument(): Locale {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  overwriteGetLocale(() => locale);
  return locale;
}

/** Another tab has chosen another language: data from the server would come in it. */
export function isLocaleStale(): boolean {
  return readLocale(document.cookie) !== document.documentElement.lang;
}

export function getUntranslatedLang(_key: (typeof untranslatedKeys)[number]): 'en' | undefined {
  return getLocale() === 'fr' ? 'en' : undefined;
}

export function setLocale(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox and Safari.
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYear}; SameSite=Lax`;
  location.reload();
}
