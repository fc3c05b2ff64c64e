import { lazy, Suspense, useId, useState } from 'react';
import { forgetUnsaved, hasUnsaved } from '../../entities/user/unsaved.ts';
import { type Locale, offeredLocales, setLocale } from '../../lib/i18n/locale.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PressedChoice } from '../../ui/form/choice.tsx';

const LeaveDialog = lazy(async () => ({ default: (await import('../../ui/leave-dialog.tsx')).LeaveDialog }));

/** Buttons, not radios: choosing reloads the page, which arrow keys must not do. */
export function LanguageChoice() {
  const labelId = useId();
  const language = getLocale().slice(0, 2);
  const [asked, setAsked] = useState<Locale>();

  function choose(locale: Locale) {
    if (hasUnsaved()) setAsked(locale);
    else setLocale(locale);
  }

  function leave(locale: Locale) {
    forgetUnsaved();
    setLocale(locale);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons.
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-1 text-13 font-medium text-ink-2">
        {m.language_label()}
      </p>
      <div className="grid grid-cols-2 gap-1">
        {offeredLocales.map((locale) => (
          <PressedChoice
            key={locale}
            lang={locale}
            aria-pressed={locale.startsWith(language)}
            onClick={() => choose(locale)}
          >
            {m.language_name({}, { locale })}
          </PressedChoice>
        ))}
      </div>
      {asked && (
        <Suspense>
          <LeaveDialog onStay={() => setAsked(undefined)} onLeave={() => leave(asked)} />
        </Suspense>
      )}
    </div>
  );
}
