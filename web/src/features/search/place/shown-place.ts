import { type ChosenPlace, placeLabel } from '../../../entities/place/chosen-place.ts';

/** A position has no name in the address; only this browser may know it. */
export function describeShownPlace(params: URLSearchParams, place: ChosenPlace | null): string {
  const isSamePosition =
    `${place?.latitude} ${place?.longitude}` === `${params.get('lat')} ${params.get('lng')}`;
  return params.get('city') ?? (place && isSamePosition ? placeLabel(place) : '');
}
