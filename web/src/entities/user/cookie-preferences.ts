import { logError } from '../../lib/browser/log.ts';

/** SPEC §3. */
export interface CookiePreferences {
  essential: boolean;
  analytics: boolean;
  marketing: boolean;
}

const consentCookie = 'cookie-consent';
const preferencesKey = 'cookie-preferences';
/** Written with consent to analytics alone (SPEC §3). */
export const loginTimeKey = 'login_timestamp';
const keptMonths = 6;

function findCookie(cookies: string, name: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Essential unless explicitly refused, the others only when accepted. What cannot be read is ignored. */
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

/** SPEC §4: once, as the application mounts. */
export function logUnreadablePreferences() {
  parseCookiePreferences(document.cookie, (error) => logError('cookie preferences', error));
}

export function hasConsented(): boolean {
  return findCookie(document.cookie, consentCookie) === 'true';
}

/** The cookie is what counts; local storage mirrors it (SPEC §3, DESIGN §3.20). */
export function saveCookiePreferences(preferences: CookiePreferences) {
  const value = JSON.stringify(preferences);
  const expires = new Date();
  expires.setMonth(expires.getMonth() + keptMonths);
  writeCookie(consentCookie, 'true', expires);
  writeCookie(preferencesKey, encodeURIComponent(value), expires);
  try {
    localStorage.setItem(preferencesKey, value);
    if (!preferences.analytics) localStorage.removeItem(loginTimeKey);
  } catch {
    // The cookie is enough.
  }
}

function writeCookie(name: string, value: string, expires: Date) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox and Safari.
  document.cookie = `${name}=${value}; path=/; expires=${expires.toUTCString()}; SameSite=Lax${secure}`;
}
