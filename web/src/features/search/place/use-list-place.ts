import type { ResolvedPlace } from '@parpaing/contract/schemas';
import { useEffect } from 'react';
import { choosePlace, setTabPlace, typedPlace } from '../../../entities/place/chosen-place.ts';
import { parseRadius } from './radius.ts';

/** A place that was typed is saved once the API has resolved it; any other is kept for this tab only. */
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
      radius: parseRadius(params.get('radius')),
    };
    if (!found.postalCode) return;
    if (city !== typedPlace.city) return setTabPlace(found);
    // Once: the visitor may choose another place before returning to this list.
    typedPlace.city = '';
    choosePlace(found);
  }, [params, place]);
}
