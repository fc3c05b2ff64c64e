import { type ComponentType, useEffect, useState } from 'react';
import { hasConsented, logUnreadablePreferences } from '../../entities/user/cookies/cookie-preferences.ts';
import { subscribeToCookieSettings } from '../../entities/user/cookies/cookie-settings-event.ts';
import { logError } from '../../lib/browser/log.ts';
import type { CookiePanelProps } from './cookie-panel.tsx';

const bannerDelayMs = 1000;

export function CookieConsent() {
  const [Panel, setPanel] = useState<ComponentType<CookiePanelProps>>();
  const [view, setView] = useState<'banner' | 'settings'>();

  useEffect(() => {
    function show(nextView: 'banner' | 'settings') {
      import('./cookie-panel.tsx').then(
        ({ CookiePanel }) => {
          setPanel(() => CookiePanel);
          setView(nextView);
        },
        (error: unknown) => logError('cookie panel', error),
      );
    }
    const stopListening = subscribeToCookieSettings(() => show('settings'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (hasConsented()) logUnreadablePreferences();
    else timer = setTimeout(() => hasConsented() || show('banner'), bannerDelayMs);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);

  return Panel && view && <Panel view={view} onView={setView} />;
}
