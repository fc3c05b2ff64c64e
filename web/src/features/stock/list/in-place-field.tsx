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
    <span className="in-place">
      <label className={clsx('in-place-box', isQuiet && 'is-quiet')}>
        <input
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
      <span role="status" className="in-place-state">
        {state === 'saved' && (
          <>
            <Icon name="check" size={18} strokeWidth={2} className="text-positive" />
            <span className="sr-only">{m.my_materials_saved()}</span>
          </>
        )}
        {state === 'saving' && <Icon name="loader-circle" size={18} className="text-ink-3" />}
      </span>
      {state === 'wrong' && (
        <span id={noteId} role="alert" className="in-place-error">
          {error}
        </span>
      )}
    </span>
  );
}
