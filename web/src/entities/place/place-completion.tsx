import type { Place } from '@parpaing/contract/schemas';
import { type CompletionProps, useCombobox } from '../completion/use-combobox.ts';
import { choosePlace, placeLabel } from './chosen-place.ts';
import { PlaceSuggestions, placeOptions } from './place-options.tsx';
import { readChosenRadius } from './radius.ts';

export function PlaceCompletion({ input }: CompletionProps) {
  function choose({ name, postalCode, latitude, longitude }: Place) {
    if (!input.current) return;
    input.current.value = placeLabel({ name, postalCode });
    choosePlace({ name, postalCode, latitude, longitude, radius: readChosenRadius(input.current.form) });
    // A value set by a script fires no event, and filters listen to `change`.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const combobox = useCombobox({ input, ...placeOptions, onChoose: choose });
  return <PlaceSuggestions combobox={combobox} />;
}
