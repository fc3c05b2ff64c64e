import { logError } from './log.ts';

/** SPEC §3. */
export interface CookiePreferences {
  essential: boolean;
  analytics: boolean;
  marketing: boolean;
}

const preferencesCookie = 'cookie-preferences';

/** Essential unless explicitly refused, the others only when accepted. What cannot be read is logged, ignored. */
export function parseCookiePreferences(cookies: string): CookiePreferences {
  const saved = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${preferencesCookie}=`));
  let preferences: Partial<CookiePreferences> | null = null;
  try {
    if (saved) preferences = JSON.parse(decodeURIComponent(saved.slice(preferencesCookie.length + 1)));
  } catch (error) {
    logError('cookie preferences', error);
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
