import { Icon } from '../../../icons/icon.tsx';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/text-link.tsx';
import type { Check, CheckName } from '../form/missing.ts';

const names: Record<CheckName, () => string> = {
  category: m.form_check_category,
  title: m.form_check_title,
  attributes: m.form_check_attributes,
  offer: m.form_check_offer,
  place: m.form_check_place,
  photo: m.form_check_photo,
};

const lacks: Record<CheckName, () => string> = {
  category: m.form_lacks_category,
  title: m.form_lacks_title,
  attributes: m.form_lacks_attributes,
  offer: m.form_lacks_offer,
  place: m.form_lacks_place,
  photo: m.form_lacks_photo,
};

export function describeMissing(checks: Check[], isHidden: boolean): string {
  const lacking = checks.filter((check) => check.missing !== undefined);
  const missing = lacking.filter(({ isAdvice }) => !isAdvice);
  if (missing.length === 0) {
    if (isHidden) return m.form_missing_nothing_hidden();
    return lacking.length > 0 ? m.form_photo_advised() : m.form_missing_nothing();
  }
  // The attributes wait for the category: it is named once.
  const named = missing.filter(
    ({ name, missing: field }) => name === 'category' || field !== 'category-search',
  );
  const items =
    missing.length < 3
      ? named.map(({ name }) => lacks[name]()).join(', ')
      : m.form_missing_many({ count: missing.length });
  return m.form_missing({ items });
}

interface MissingPanelProps {
  isHidden: boolean;
  checks: Check[];
  photoProgress: number | undefined;
  onGo: (fieldId: string) => void;
}

export function MissingPanel({ isHidden, checks, photoProgress, onGo }: MissingPanelProps) {
  const done = checks.filter(({ missing }) => missing === undefined).length;
  return (
    <section aria-labelledby="missing-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="missing-title" className="text-20">
          {describeMissing(checks, isHidden)}
        </h2>
        <span className="flex-none text-13 text-ink-2">
          {m.form_missing_count({ done, count: checks.length })}
        </span>
      </div>
      <div className="mt-2.5 grid grid-cols-6 gap-1" aria-hidden="true">
        {checks.map(({ name }, index) => (
          <span key={name} className={`h-1 rounded-1 ${index < done ? 'bg-plan' : 'bg-sunken'}`} />
        ))}
      </div>
      <ul className="mt-3 grid gap-1">
        {checks.map(({ name, missing, isAdvice }) => (
          <li key={name} className="flex min-h-7 items-start gap-2.5">
            {missing === undefined ? (
              <>
                <Icon name="circle-check" size={18} className="mt-0.75 flex-none text-positive" />
                <span>
                  {names[name]()}
                  <span className="sr-only">{` (${m.form_check_done()})`}</span>
                </span>
              </>
            ) : (
              <>
                <Icon name="circle-dashed" size={18} className="mt-0.75 flex-none text-surplus" />
                <span>
                  <LinkButton className="min-h-0! text-left" onClick={() => onGo(missing)}>
                    {names[name]()}
                  </LinkButton>
                  {isAdvice && photoProgress === undefined && (
                    <span className="block text-13 text-ink-2">{m.form_photo_advice()}</span>
                  )}
                  {name === 'photo' && photoProgress !== undefined && (
                    <span className="block text-13 text-ink-2">
                      {m.form_missing_photo_arriving({
                        percent: formatPercent(Math.round(photoProgress * 100)),
                      })}
                    </span>
                  )}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
