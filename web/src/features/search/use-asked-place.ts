import type { ResolvedPlace } from '@parpaing/contract/schemas';
import { useEffect } from 'react';
import { asked, choosePlace } from '../../lib/chosen-place.ts';
import { knownRadius } from './radius.ts';

/** A commune searched for by its name alone is remembered once the answer tells which it is. */
export function useAskedPlace(params: URLSearchParams, place: ResolvedPlace | null) {
  useEffect(() => {
    if (!place?.name || !place.postalCode || params.get('city') !== asked.city) return;
    // Once: who comes back to this list may have chosen another place since.
    asked.city = '';
    const { name, postalCode, latitude, longitude } = place;
    choosePlace({ name, postalCode, latitude, longitude, radius: knownRadius(params.get('radius')) });
  }, [params, place]);
}
