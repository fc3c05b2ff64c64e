import { limits } from '@parpaing/contract/limits';
import type { Place } from '@parpaing/contract/schemas';
import { choosePlace, placeLabel } from '../../../entities/place/chosen-place.ts';
import { PlaceName } from '../../../entities/place/place-name.tsx';
import { api } from '../../../entities/session/api.ts';
import * as m from '../../../paraglide/messages.js';
import { SuggestionList } from '../bar/suggestion-list.tsx';
import { type CompletionProps, useCombobox } from '../bar/use-combobox.ts';
import type { Found } from '../bar/use-completions.ts';
import { defaultRadius } from './radius.ts';

export function PlaceCompletion({ input }: CompletionProps) {
  function choose({ name, postalCode, latitude, longitude }: Place) {
    if (!input.current) return;
    input.current.value = placeLabel({ name, postalCode });
    choosePlace({ name, postalCode, latitude, longitude, radius: readChosenRadius(input.current.form) });
    // A value set by a script fires no event, and filters listen to `change`.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const combobox = useCombobox({ input, load: loadPlaces, onChoose: choose, keyOf, findOptionOnBlur });
  return (
    <SuggestionList combobox={combobox} label={m.place_suggestions()} status={describeResult(combobox.found)}>
      {({ name, postalCode }) => (
        <>
          <span>
            <PlaceName name={name} />
          </span>
          <span className="text-ink-2">{postalCode}</span>
        </>
      )}
    </SuggestionList>
  );
}

function keyOf({ code }: Place): string {
  return code;
}

function readChosenRadius(form: HTMLFormElement | null): number {
  const field = form?.elements.namedItem('radius');
  return field instanceof HTMLSelectElement ? Number(field.value) : defaultRadius;
}

async function loadPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
  const query = { q: text.slice(0, limits.placeQueryLength) };
  return (await api.call('searchPlaces', { query }, { signal })).places;
}

function findOptionOnBlur(places: Place[], active: Place | undefined, text: string): Place | undefined {
  const typed = text.trim().toLowerCase();
  const named = places.filter(({ name, postalCode }) => name.toLowerCase() === typed || postalCode === typed);
  return active ?? (named.length === 1 ? named[0] : undefined);
}

function describeResult(found: Found<Place>) {
  if (found === undefined) return undefined;
  if (found === 'failed') return m.place_failed();
  return found.options.length ? m.place_found({ count: found.options.length }) : m.place_none();
}
