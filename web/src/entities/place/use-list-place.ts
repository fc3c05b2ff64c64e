import type { ResolvedPlace } from '@parpaing/contract/schemas';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { ListQuery } from '../list-query/list-query.ts';
import { choosePlace, setTabPlace } from './chosen-place.ts';
import { defaultRadius } from './radius.ts';

/** State of a navigation to a list whose place was typed in a form. */
export const typedPlaceState = { isPlaceTyped: true };

/** A place that was typed is saved once the API has resolved it; any other is kept for this tab only. */
export function useListPlace({ city = '', radius = defaultRadius }: ListQuery, place: ResolvedPlace | null) {
  const { key, state } = useLocation();
  const isTyped = Boolean((state as Partial<typeof typedPlaceState> | null)?.isPlaceTyped);
  const isNew = useNavigationType() !== 'POP';
  const savedKey = useRef<string>(undefined);
  // Before the list is painted: a visitor who leaves at once keeps the place.
  useLayoutEffect(() => {
    if (!place) return;
    const [, name, postalCode] = /^(.+) \((\d{5})\)$/.exec(city) ?? [];
    const found = {
      name: name ?? place.name ?? '',
      postalCode: postalCode ?? place.postalCode ?? '',
      latitude: place.latitude,
      longitude: place.longitude,
      radius,
    };
    if (!found.postalCode) return;
    // Once: the visitor may choose another place before returning to this list.
    if (!isTyped || !isNew || savedKey.current === key) return setTabPlace(found);
    savedKey.current = key;
    choosePlace(found);
  }, [city, radius, place, key, isTyped, isNew]);
}
