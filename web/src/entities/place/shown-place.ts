import type { ListQuery } from '../list-query/list-query.ts';
import { type ChosenPlace, placeLabel } from './chosen-place.ts';

/** A position has no name in the address; only this browser may know it. */
export function describeShownPlace({ city, lat, lng }: ListQuery, place: ChosenPlace | null): string {
  if (city) return city;
  return place && place.latitude === lat && place.longitude === lng ? placeLabel(place) : '';
}
