import type { ResolvedPlace } from '@parpaing/contract/schemas';
import { useEffect } from 'react';
import { choosePlace, setTabPlace, typedPlace } from '../../../entities/place/chosen-place.ts';
import { knownRadius } from './radius.ts';

/** The place of a list goes with what is opened from it; one searched for by its name is remembered, once it is known. */
export function useListPlace(params: URLSearchParams, place: ResolvedPlace | null) {
  useEffect(() => {
    if (!place) return;
    const city = params.get('city') ?? '';
    const [, name, postalCode] = /^(.+) \((\d{5})\)$/.exec(city) ?? [];
    const found = {
      name: name ?? place.name ?? '',
      postalCode: postalCode ?? place.postalCode ?? '',
      latitude: place.latitude,
      longitude: place.longitude,
      radius: knownRadius(params.get('radius')),
    };
    if (!found.postalCode) return;
    if (city !== typedPlace.city) return setTabPlace(found);
    // Once: who comes back to this list may have chosen another place since.
    typedPlace.city = '';
    choosePlace(found);
  }, [params, place]);
}
