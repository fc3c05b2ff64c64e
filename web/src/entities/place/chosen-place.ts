import type { Place } from '@parpaing/contract/schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { draftPrefix, tryStorage } from '../../lib/browser/storage.ts';

export type ChosenPlace = Pick<Place, 'name' | 'postalCode' | 'latitude' | 'longitude'> & { radius: number };

export const placeFieldId = 'ou';

const placeKey = 'place';
const tabKey = `${draftPrefix}place`;
const changeEvent = 'chosen-place';

export function placeLabel({ name, postalCode }: Pick<Place, 'name' | 'postalCode'>): string {
  return postalCode ? `${name} (${postalCode})` : name;
}

/**
 * A position found by the browser is named « ma position », which would mislead anyone the link is sent to.
 */
export function placeParams(place: Omit<ChosenPlace, 'radius'>) {
  const city = place.postalCode ? placeLabel(place) : undefined;
  return { city, lat: place.latitude, lng: place.longitude };
}

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
  return tryStorage(() => sessionStorage.getItem(tabKey) ?? localStorage.getItem(placeKey));
}

export function readPlace(): ChosenPlace | null {
  return parsePlace(readStored());
}

/** Stored in the browser only: the server must not learn where a visitor builds before they search. */
export function choosePlace(place: ChosenPlace | null) {
  updateStorage(() => {
    sessionStorage.removeItem(tabKey);
    if (place) localStorage.setItem(placeKey, JSON.stringify(place));
    else localStorage.removeItem(placeKey);
  });
}

/**
 * For this tab only: a shared link, a look at another town or the current position must not replace the place
 * that was chosen.
 */
export function setTabPlace(place: ChosenPlace) {
  updateStorage(() => sessionStorage.setItem(tabKey, JSON.stringify(place)));
}

function updateStorage(write: () => void) {
  tryStorage(write);
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

/** Null on the server and until hydration, because pages are cached for everybody. */
export function useChosenPlace(): ChosenPlace | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return useMemo(() => parsePlace(stored), [stored]);
}
