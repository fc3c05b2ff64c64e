import * as m from '../../paraglide/messages.js';
import { hasPlace, type ListQuery } from '../list-query/list-query.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { findRadius } from './radius.ts';
import { describeShownPlace } from './shown-place.ts';
import { withPrepositionDe } from './with-preposition.ts';

/** By the name of the commune found: the visitor may have typed a postal code or a beginning. */
export function describeWhere(
  query: ListQuery,
  found: string | null | undefined,
  place: ChosenPlace | null,
): string | undefined {
  if (query.bounds) return m.results_in_area();
  const city = found ?? query.city;
  if (query.anywhere && hasPlace(query))
    return city ? m.results_anywhere_from({ place: city }) : m.results_anywhere_from_you();
  const distance = findRadius(query);
  if (!distance) return undefined;
  if (city) return m.results_within({ distance, place: withPrepositionDe(city) });
  return describeShownPlace(query, place) ? m.results_within_you({ distance }) : m.results_in_area();
}
