import { limits } from '@parpaing/contract/limits';
import type { Place } from '@parpaing/contract/schemas';
import * as m from '../../paraglide/messages.js';
import { SuggestionList } from '../completion/suggestion-list.tsx';
import type { Combobox } from '../completion/use-combobox.ts';
import type { Found } from '../completion/use-completions.ts';
import { api } from '../session/calls/api.ts';
import { PlaceName } from './place-name.tsx';

export const placeOptions = {
  async load(text: string, signal: AbortSignal): Promise<Place[]> {
    const query = { q: text.slice(0, limits.placeQueryLength) };
    return (await api.call('searchPlaces', { query }, { signal })).places;
  },
  keyOf: ({ code }: Place): string => code,
  findOptionOnBlur(places: Place[], active: Place | undefined, text: string): Place | undefined {
    const typed = text.trim().toLowerCase();
    const named = places.filter(
      ({ name, postalCode }) => name.toLowerCase() === typed || postalCode === typed,
    );
    return active ?? (named.length === 1 ? named[0] : undefined);
  },
};

export function PlaceSuggestions({ combobox }: { combobox: Combobox<Place> }) {
  return (
    <SuggestionList
      combobox={combobox}
      label={m.place_suggestions()}
      status={describeFoundPlaces(combobox.found)}
    >
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

function describeFoundPlaces(found: Found<Place>) {
  if (found === undefined) return undefined;
  if (found === 'failed') return m.place_failed();
  return found.options.length ? m.place_found({ count: found.options.length }) : m.place_none();
}
