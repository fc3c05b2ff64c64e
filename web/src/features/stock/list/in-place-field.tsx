import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';

interface InPlaceFieldProps {
  label: string;
  value: number;
  format: (value: number) => string;
  /** Undefined when the text is no valid value. */
  parse: (text: string) => number | undefined;
  save: (value: number) => Promise<boolean>;
  error: string;
  suffix: string;
  /** Looks like text until it is pointed at or has the focus. */
  isQuiet?: boolean;
}

type State = 'shown' | 'wrong' | 'saving' | 'saved';

/** Enter and leaving the field save, Escape restores. */
export function InPlaceField({
  label,
  value,
  format,
  parse,
  save,
  error,
  suffix,
  isQuiet = false,
}: InPlaceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<State>('shown');
  const noteId = useId();

  async function commit() {
    if (typed === undefined) return;
    const parsed = parse(typed);
    if (parsed === undefined) return setState('wrong');
    setTyped(undefined);
    if (parsed === value) return setState('shown');
    setState('saving');
    setState((await save(parsed)) ? 'saved' : 'shown');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape') {
      setTyped(undefined);
      setState('shown');
    }
  }

  return (
    <span className="relative inline-flex items-center">
      <label
        className={clsx(
          'inline-flex min-h-11 cursor-text items-center border inset-ring-negative outline-offset-2 outline-focus focus-within:outline-2 has-aria-invalid:border-negative has-aria-invalid:inset-ring',
          isQuiet
            ? '-mx-1.25 gap-1 rounded-1 border-transparent px-1 text-ink focus-within:border-joint-strong focus-within:bg-surface hover:border-joint-strong hover:bg-surface md:min-h-6.5'
            : 'gap-1.5 rounded-2 border-joint-strong bg-surface px-2.5 text-ink-2 md:min-h-9',
        )}
      >
        <input
          className={clsx(
            'field-sizing-content w-14 max-w-24 min-w-7 text-right text-ink outline-none supports-[field-sizing:content]:w-auto',
            isQuiet && 'border-b border-dashed border-joint-strong md:border-transparent',
          )}
          aria-label={label}
          aria-invalid={state === 'wrong'}
          aria-describedby={state === 'wrong' ? noteId : undefined}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={typed ?? format(value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setState('shown');
          }}
          onKeyDown={onKeyDown}
          onBlur={() => void commit()}
        />
        <span aria-hidden="true">{suffix}</span>
      </label>
      <span role="status" className="not-empty:ml-1.5 not-empty:inline-grid">
        {state === 'saved' && (
          <>
            <Icon name="check" size={18} strokeWidth={2} className="text-positive" />
            <span className="sr-only">{m.my_materials_saved()}</span>
          </>
        )}
        {state === 'saving' && <Icon name="loader-circle" size={18} className="text-ink-3" />}
      </span>
      {state === 'wrong' && (
        <span
          id={noteId}
          role="alert"
          className="absolute top-full left-0 z-5 mt-1 w-max max-w-[min(16rem,100vw-10rem)] rounded-1 border border-negative bg-raised px-2 py-1 text-left text-13 font-medium whitespace-normal text-negative md:right-0 md:left-auto"
        >
          {error}
        </span>
      )}
    </span>
  );
}
