import {
  type CookiePreferences,
  hasConsented,
  readCookiePreferences,
  saveCookiePreferences,
} from '../../entities/user/cookies/cookie-preferences.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { CookieSettings } from './cookie-settings.tsx';

const essentialOnly: CookiePreferences = { essential: true, analytics: false, marketing: false };
const everything: CookiePreferences = { essential: true, analytics: true, marketing: true };

export interface CookiePanelProps {
  view: 'banner' | 'settings';
  onView: (view: 'banner' | 'settings' | undefined) => void;
}

export function CookiePanel({ view, onView }: CookiePanelProps) {
  function save(preferences: CookiePreferences) {
    saveCookiePreferences(preferences);
    onView(undefined);
    notify({ message: m.cookies_saved(), type: 'secondary', position: 'bottom-right', timeout: 2000 });
    dispatchEvent(new CustomEvent('cookie-preferences-saved', { detail: preferences }));
  }

  const choices = {
    onEssentialOnly: () => save(essentialOnly),
    onAcceptAll: () => save(everything),
  };
  if (view === 'banner') return <CookieBanner {...choices} onSettings={() => onView('settings')} />;
  return (
    <CookieSettings
      {...choices}
      saved={readCookiePreferences()}
      onSave={save}
      onClose={() => onView(hasConsented() ? undefined : 'banner')}
    />
  );
}
