import type { Place } from '@parpaing/contract/schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { draftPrefix } from './session.ts';

/** A position found by the browser has no postal code. */
export type ChosenPlace = Pick<Place, 'name' | 'postalCode' | 'latitude' | 'longitude'> & { radius: number };

/** The field of the home page's search, which other blocks lead to. */
export const placeFieldId = 'ou';

const placeKey = 'place';
/** Where one is now is no longer so tomorrow: it goes with the tab, or with the session, as drafts do. */
const positionKey = `${draftPrefix}position`;
const changeEvent = 'chosen-place';

/** What the field shows for a place, and so what tells a chosen place from typed words. */
export function placeLabel({ name, postalCode }: Pick<Place, 'name' | 'postalCode'>): string {
  return postalCode ? `${name} (${postalCode})` : name;
}

/** In an address; of a position, which is called « ma position », the name would mislead whoever it is sent to. */
export function setPlace(params: URLSearchParams, place: Omit<ChosenPlace, 'radius'>) {
  params.delete('city');
  if (place.postalCode) params.set('city', placeLabel(place));
  params.set('lat', `${place.latitude}`);
  params.set('lng', `${place.longitude}`);
}

/** Anything but a whole place, damaged JSON included, counts as none. */
export function parsePlace(stored: string | null): ChosenPlace | null {
  try {
    const place = JSON.parse(stored ?? 'null') as Partial<ChosenPlace> | null;
    const isWhole =
      typeof place?.name === 'string' &&
      typeof place.postalCode === 'string' &&
      [place.latitude, place.longitude, place.radius].every(Number.isFinite);
    return isWhole ? (place as ChosenPlace) : null;
  } catch {
    return null;
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(positionKey) ?? localStorage.getItem(placeKey);
  } catch {
    return null;
  }
}

export function readPlace(): ChosenPlace | null {
  return parsePlace(readStored());
}

/** As typed into the search under way, whose answer will tell which commune it is. */
export const asked = { city: '' };

/**
 * Kept in the browser alone: the server never learns where a visitor builds until they search. Only what they
 * typed, clicked or let the browser find gets here: a place that came with an address serves the list it is in,
 * since a link from someone else, or a look at another town's map, does not move the site one builds on.
 */
export function choosePlace(place: ChosenPlace | null) {
  try {
    sessionStorage.removeItem(positionKey);
    if (place && !place.postalCode) sessionStorage.setItem(positionKey, JSON.stringify(place));
    else if (place) localStorage.setItem(placeKey, JSON.stringify(place));
    else localStorage.removeItem(placeKey);
  } catch {
    // Without storage the place still goes with the search.
  }
  dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(changeEvent, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changeEvent, onChange);
  };
}

/** Null on the server and until hydration: pages are the same for everybody. */
export function useChosenPlace(): ChosenPlace | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return useMemo(() => parsePlace(stored), [stored]);
}
