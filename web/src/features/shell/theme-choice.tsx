import { useId, useSyncExternalStore } from 'react';
import { readTheme, setTheme, subscribeToTheme, themes } from '../../lib/browser/theme.ts';
import * as m from '../../paraglide/messages.js';
import { RadioChoice } from '../../ui/form/choice.tsx';

const names = { light: m.theme_light, dark: m.theme_dark, system: m.theme_system };

export function ThemeChoice() {
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-13 font-medium text-ink-2">{m.theme_label()}</legend>
      <div className="grid grid-cols-3 gap-1">
        {themes.map((theme) => (
          <RadioChoice key={theme} name={name} checked={theme === chosen} onChange={() => setTheme(theme)}>
            {names[theme]()}
          </RadioChoice>
        ))}
      </div>
    </fieldset>
  );
}
