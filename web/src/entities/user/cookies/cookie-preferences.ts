import { logError } from '../../../lib/browser/log.ts';
import { tryStorage } from '../../../lib/browser/storage.ts';

export interface CookiePreferences {
  essential: boolean;
  analytics: boolean;
  marketing: boolean;
}

const consentCookie = 'cookie-consent';
const preferencesKey = 'cookie-preferences';
/** Written only with consent to analytics (SPEC §3). */
export const loginTimeKey = 'login_timestamp';
const consentMonths = 6;

function findCookie(cookies: string, name: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

export function parseCookiePreferences(
  cookies: string,
  onUnreadable: (error: unknown) => void = () => {},
): CookiePreferences {
  const saved = findCookie(cookies, preferencesKey);
  let preferences: Partial<CookiePreferences> | null = null;
  try {
    if (saved) preferences = JSON.parse(decodeURIComponent(saved));
  } catch (error) {
    onUnreadable(error);
  }
  return {
    essential: preferences?.essential !== false,
    analytics: preferences?.analytics === true,
    marketing: preferences?.marketing === true,
  };
}

export function readCookiePreferences(): CookiePreferences {
  return parseCookiePreferences(document.cookie);
}

export function logUnreadablePreferences() {
  parseCookiePreferences(document.cookie, (error) => logError('cookie preferences', error));
}

export function hasConsented(): boolean {
  return findCookie(document.cookie, consentCookie) === 'true';
}

/** The cookie is authoritative; local storage is a copy (SPEC §3, DESIGN §3.20). */
export function saveCookiePreferences(preferences: CookiePreferences) {
  const value = JSON.stringify(preferences);
  const expires = new Date();
  expires.setMonth(expires.getMonth() + consentMonths);
  writeCookie(consentCookie, 'true', expires);
  writeCookie(preferencesKey, encodeURIComponent(value), expires);
  tryStorage(() => {
    localStorage.setItem(preferencesKey, value);
    if (!preferences.analytics) localStorage.removeItem(loginTimeKey);
  });
}

function writeCookie(name: string, value: string, expires: Date) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox and Safari.
  document.cookie = `${name}=${value}; path=/; expires=${expires.toUTCString()}; SameSite=Lax${secure}`;
}
