import type { Place } from '@parpaing/contract/schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { draftPrefix } from '../../lib/browser/storage.ts';

/** A position found by the browser has no postal code. */
export type ChosenPlace = Pick<Place, 'name' | 'postalCode' | 'latitude' | 'longitude'> & { radius: number };

/** The field of the home page's search, which other blocks lead to. */
export const placeFieldId = 'ou';

const placeKey = 'place';
/** Of this tab: it goes with it, or with the session, as drafts do. */
const tabKey = `${draftPrefix}place`;
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
    return sessionStorage.getItem(tabKey) ?? localStorage.getItem(placeKey);
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
 * Kept in the browser alone: the server never learns where a visitor builds until they search. Only what they typed or
 * clicked is remembered for good.
 */
export function choosePlace(place: ChosenPlace | null) {
  store(() => {
    sessionStorage.removeItem(tabKey);
    if (place) localStorage.setItem(placeKey, JSON.stringify(place));
    else localStorage.removeItem(placeKey);
  });
}

/**
 * For the pages one opens from a list around it, in this tab: a link from someone else, a look at another town, or
 * where one happens to be today, does not move the site one builds on.
 */
export function followPlace(place: ChosenPlace) {
  store(() => sessionStorage.setItem(tabKey, JSON.stringify(place)));
}

function store(write: () => void) {
  try {
    write();
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
