import type { ReactNode } from 'react';
import * as m from '../../paraglide/messages.js';
import { Panel } from '../../ui/panel.tsx';

/** The choices of the menu, in one place; they apply at once and to this browser. */
export function PreferencesSection({ children }: { children: ReactNode }) {
  return (
    <Panel id="preferences" title={m.preferences_title()} text={m.preferences_text()}>
      <div className="grid max-w-[30rem] gap-4">{children}</div>
    </Panel>
  );
}
