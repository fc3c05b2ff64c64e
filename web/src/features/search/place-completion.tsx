import { limits } from '@parpaing/contract/limits';
import type { Place } from '@parpaing/contract/schemas';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import * as m from '../../paraglide/messages.js';
import { PlaceName } from '../../ui/place-name.tsx';

export interface PlaceCompletionProps {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (place: Place) => void;
}

/** Long enough for a name to take shape, short enough to seem immediate. */
const debounceMs = 150;
const shortestQuery = 2;

type Found = { places: Place[] } | 'failed' | undefined;

/** Turns a text field into a combobox (ARIA Authoring Practices: list autocomplete, manual selection). */
export function PlaceCompletion({ input, onChoose }: PlaceCompletionProps) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = usePlaces(isOpen ? query : '');
  const places = typeof found === 'object' ? found.places : [];
  const isListShown = isOpen && places.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(place: Place) {
    onChoose(place);
    close();
  }

  const onInput = useEffectEvent(() => {
    setQuery(input.current?.value.trim() ?? '');
    setActive(-1);
    setIsOpen(true);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) onInput();
    if (!isListShown) return;
    const place = places[active];
    if (step) {
      event.preventDefault();
      // One more stop than there are options: the text itself.
      setActive((index) => ((index + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    } else if (event.key === 'Enter' && place) {
      event.preventDefault();
      choose(place);
    }
  });

  /** Left with an option lit, or with the whole name or code of the only one: that is the place meant. */
  const onBlur = useEffectEvent(() => {
    const meant = places[active] ?? findNamed(places, input.current?.value ?? '');
    if (isOpen && meant) choose(meant);
    else close();
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const handlers = {
      input: () => onInput(),
      keydown: (e: Event) => onKeyDown(e as KeyboardEvent),
      blur: () => onBlur(),
    };
    for (const [type, handle] of Object.entries(handlers)) field.addEventListener(type, handle);
    field.autocomplete = 'off';
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    // Typed while this was loading.
    if (field === document.activeElement && field.value.trim()) onInput();
    return () => {
      for (const [type, handle] of Object.entries(handlers)) field.removeEventListener(type, handle);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.ariaExpanded = String(isListShown);
    field.setAttribute('aria-controls', listId);
    if (isListShown && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, isListShown, active, listId]);

  return (
    <div className="place-popup" hidden={!isOpen || found === undefined}>
      <div id={listId} role="listbox" aria-label={m.place_suggestions()} hidden={!isListShown}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          <div
            key={place.code}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="place-option"
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span>
              <PlaceName name={place.name} />
            </span>
            <span className="text-ink-2">{place.postalCode}</span>
          </div>
        ))}
      </div>
      <p role="status" className={isListShown ? 'sr-only' : 'px-4 py-3 text-ink-2'}>
        {isOpen && describe(found)}
      </p>
    </div>
  );
}

function findNamed(places: Place[], text: string): Place | undefined {
  const typed = text.trim().toLowerCase();
  const named = places.filter(({ name, postalCode }) => name.toLowerCase() === typed || postalCode === typed);
  return named.length === 1 ? named[0] : undefined;
}

function describe(found: Found) {
  if (found === undefined) return undefined;
  if (found === 'failed') return m.place_failed();
  return found.places.length ? m.place_found({ count: found.places.length }) : m.place_none();
}

function usePlaces(query: string): Found {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (query.length < shortestQuery) return setFound(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      api.call('searchPlaces', { query: { q: query.slice(0, limits.placeQueryLength) } }, { signal }).then(
        (answer) => setFound(answer),
        () => signal.aborted || setFound('failed'),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return found;
}
