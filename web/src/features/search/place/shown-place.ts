import { type ChosenPlace, placeLabel } from '../../../entities/place/chosen-place.ts';

/** What the field of a list shows: what its address says. A position has a name only for whoever remembers it. */
export function describeShownPlace(params: URLSearchParams, place: ChosenPlace | null): string {
  const isThere = `${place?.latitude} ${place?.longitude}` === `${params.get('lat')} ${params.get('lng')}`;
  return params.get('city') ?? (place && isThere ? placeLabel(place) : '');
}
