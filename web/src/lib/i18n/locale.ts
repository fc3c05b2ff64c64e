import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';

/** `en-US` is the catalogue every other falls back to; a visitor who chose nothing reads `fr` (DESIGN §3.1). */
const locales = ['en-US', 'fr', 'fr-FR'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'fr';
const localeCookie = 'lang';
const oneYear = 365 * 24 * 60 * 60;

/** What the language menu offers, each named in its own language. */
export const offeredLocales = [
  { locale: 'fr-FR', name: 'Français' },
  { locale: 'en-US', name: 'English' },
] as const satisfies { locale: Locale; name: string }[];

/** Strings that SPEC words in English: `fr` leaves them to `en-US`, `fr-FR` translates them. */
export const leftoverKeys = [
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

function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

export function readLocale(cookieHeader: string | null): Locale {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='));
  const chosen = pairs.find(([name]) => name === localeCookie)?.[1];
  return isLocale(chosen) ? chosen : defaultLocale;
}

/** The document says which language it was rendered in; its cookie may have changed since it was cached. */
export function adoptDocumentLocale(): Locale {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  overwriteGetLocale(() => locale);
  return locale;
}

/** The `lang` of an element that shows a leftover: English wherever `fr` fell back. */
export function leftoverLang(_key: (typeof leftoverKeys)[number]): 'en' | undefined {
  return getLocale() === 'fr' ? 'en' : undefined;
}

export function setLocale(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox and Safari.
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYear}; SameSite=Lax`;
  location.reload();
}
