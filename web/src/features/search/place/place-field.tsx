import { limits } from '@parpaing/contract/limits';
import { useEffect, useRef } from 'react';
import { choosePlace, placeLabel, readPlace, useChosenPlace } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { useCompletionOnFocus } from '../bar/use-completion-on-focus.ts';

interface PlaceFieldProps {
  id: string;
  placeholder?: string;
  /** What the page is about, be it no place; else the remembered one. */
  defaultValue?: string;
  className: string;
}

export function PlaceField({ id, placeholder, defaultValue, className }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const Completion = useCompletionOnFocus(input, 'PlaceCompletion');
  const place = useChosenPlace();
  const label = defaultValue ?? (place ? placeLabel(place) : '');

  // Uncontrolled: what was typed, even before the scripts came, stays when the remembered place changes.
  const shown = useRef('');
  useEffect(() => {
    const field = input.current;
    if (field && (field.value === '' || field.value === shown.current)) field.value = label;
    shown.current = label;
  }, [label]);

  return (
    <>
      <input
        ref={input}
        onBlur={({ currentTarget }) => {
          // Emptied, the field forgets the place it stood for; in a list, only the list has none any more.
          if (defaultValue === undefined && !currentTarget.value.trim()) choosePlace(null);
        }}
        id={id}
        name="city"
        type="text"
        defaultValue={label}
        autoComplete="address-level2"
        placeholder={placeholder ?? m.search_where_example()}
        maxLength={limits.placeQueryLength}
        className={className}
      />
      {Completion && <Completion input={input} />}
    </>
  );
}

/** A new radius around a remembered place is remembered too. */
export function rememberRadius(radius: number) {
  const place = readPlace();
  if (place) choosePlace({ ...place, radius });
}
