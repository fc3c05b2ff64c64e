import { limits } from '@parpaing/contract/limits';
import { useEffect, useRef } from 'react';
import * as m from '../../paraglide/messages.js';
import { useCompletionOnFocus } from '../completion/use-completion-on-focus.ts';
import type { ListParam } from '../list-query/list-query.ts';
import { choosePlace, placeLabel, readPlace, useChosenPlace } from './chosen-place.ts';

const clearEvent = 'place-field-cleared';
const loadCompletion = async () => (await import('./place-completion.tsx')).PlaceCompletion;

interface PlaceFieldProps {
  id: string;
  placeholder?: string;
  defaultValue?: string;
  autoComplete?: 'address-level2' | 'off';
  className: string;
}

export function PlaceField({
  id,
  placeholder,
  defaultValue,
  autoComplete = 'address-level2',
  className,
}: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const Completion = useCompletionOnFocus(input, loadCompletion);
  const place = useChosenPlace();
  const label = defaultValue ?? (place ? placeLabel(place) : '');

  // Uncontrolled: what was typed, even before hydration, stays when the saved place changes.
  const shown = useRef('');
  useEffect(() => {
    const field = input.current;
    if (field && (field.value === '' || field.value === shown.current)) field.value = label;
    shown.current = label;
  }, [label]);

  useEffect(() => {
    const clear = () => {
      if (input.current) input.current.value = '';
    };
    addEventListener(clearEvent, clear);
    return () => removeEventListener(clearEvent, clear);
  }, []);

  return (
    <>
      <input
        ref={input}
        onBlur={({ currentTarget }) => {
          if (label && !currentTarget.value.trim()) clearPlaceFields();
        }}
        id={id}
        name={'city' satisfies ListParam}
        type="text"
        defaultValue={label}
        autoComplete={autoComplete}
        placeholder={placeholder ?? m.search_where_example()}
        maxLength={limits.placeQueryLength}
        className={className}
      />
      {Completion && <Completion input={input} />}
    </>
  );
}

/** The header and the filters both have the place: emptied in one, the other would bring it back. */
function clearPlaceFields() {
  choosePlace(null);
  dispatchEvent(new Event(clearEvent));
}

export function saveRadius(radius: number) {
  const place = readPlace();
  if (place) choosePlace({ ...place, radius });
}
