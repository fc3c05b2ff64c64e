import type { OpeningHours } from '@parpaing/contract/schemas';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { formatWeekday } from '../../../entities/user/seller/opening-hours.ts';
import * as m from '../../../paraglide/messages.js';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';

type Day = OpeningHours[number];

const usualDay = { from: '08:00', until: '17:00' };
const usualBreak = { from: '12:00', until: '13:30' };
const lastCopied = 4;

export function DayFields({ weekday }: { weekday: number }) {
  const name = `openingHours.${weekday}`;
  const { getValues, setValue, getFieldState, formState } = useFormContext();
  const { fields, replace } = useFieldArray({ name });
  const day = formatWeekday(weekday);
  const isOpen = fields.length > 0;
  const error = fields
    .flatMap((_, index) => [`${name}.${index}.from`, `${name}.${index}.until`])
    .map((field) => getFieldState(field, formState).error?.message)
    .find(Boolean);
  const errorId = `hours-${weekday}-error`;

  function addBreak() {
    const [{ from, until } = usualDay] = getValues(name) as Day;
    replace([
      { from, until: usualBreak.from },
      { from: usualBreak.until, until },
    ]);
  }

  function removeBreak() {
    const [first, second] = getValues(name) as Day;
    replace([{ from: first?.from, until: second?.until }]);
  }

  function copyToFriday() {
    for (let other = weekday + 1; other <= lastCopied; other++)
      setValue(`openingHours.${other}`, structuredClone(getValues(name)));
  }

  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="flex items-center gap-3 self-start">
        <input
          id={`open-${weekday}`}
          type="checkbox"
          checked={isOpen}
          onChange={() => replace(isOpen ? [] : [usualDay])}
          className="check"
        />
        <label htmlFor={`open-${weekday}`} className="flex min-h-11 items-center font-medium">
          <span className="sr-only">{m.hours_open_on({ day })}</span>
          <span aria-hidden="true" className="first-letter:uppercase">
            {day}
          </span>
        </label>
      </div>
      <div className="min-w-0">
        {isOpen ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {fields.map(({ id }, index) => (
              <Span
                key={id}
                name={`${name}.${index}`}
                labels={
                  index === 0
                    ? [m.hours_from_on({ day }), m.hours_until_on({ day })]
                    : [m.hours_from_again_on({ day }), m.hours_until_again_on({ day })]
                }
                errorId={error && errorId}
              />
            ))}
            <LinkButton
              onClick={fields.length === 1 ? addBreak : removeBreak}
              aria-label={
                fields.length === 1 ? m.hours_add_break_on({ day }) : m.hours_remove_break_on({ day })
              }
            >
              {fields.length === 1 ? m.hours_add_break() : m.hours_remove_break()}
            </LinkButton>
            {weekday === 0 && <LinkButton onClick={copyToFriday}>{m.hours_copy()}</LinkButton>}
          </div>
        ) : (
          <p className="flex min-h-11 items-center text-ink-3 max-sm:hidden">{m.hours_closed()}</p>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}

interface SpanProps {
  name: string;
  labels: [from: string, until: string];
  errorId: string | undefined;
}

function Span({ name, labels, errorId }: SpanProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <div className="flex items-center gap-2">
      {(['from', 'until'] as const).map((end, index) => (
        <span key={end} className="contents">
          {index > 0 && <span aria-hidden="true">–</span>}
          <Input
            {...register(`${name}.${end}`)}
            type="time"
            aria-label={labels[index]}
            aria-invalid={getFieldState(`${name}.${end}`, formState).invalid}
            aria-describedby={errorId}
            size="small"
            className="max-w-29 pr-2 pl-2"
          />
        </span>
      ))}
    </div>
  );
}
