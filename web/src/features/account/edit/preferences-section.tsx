import type { ReactNode } from 'react';
import { openCookieSettings } from '../../../entities/user/cookies/cookie-settings-event.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';

export function PreferencesSection({ children }: { children: ReactNode }) {
  return (
    <Panel id="preferences" title={m.preferences_title()} text={m.preferences_text()}>
      <div className="grid max-w-[30rem] gap-4">
        {children}
        <div>
          <p className="mb-1 text-13 font-medium text-ink-2">{m.preferences_cookies_label()}</p>
          <Button type="button" look="secondary" onClick={openCookieSettings} className="max-sm:w-full">
            {m.preferences_cookies()}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
