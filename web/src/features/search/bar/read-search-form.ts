import { type ListQuery, parseListQuery } from '../../../entities/list-query/list-query.ts';
import { type ChosenPlace, placeLabel, placeParams } from '../../../entities/place/chosen-place.ts';

export function readSearchForm(fields: FormData, place: ChosenPlace | null): ListQuery {
  const typed = parseListQuery(fields);
  if (!typed.city) return { ...typed, radius: undefined };
  return place && typed.city === placeLabel(place) ? { ...typed, ...placeParams(place) } : typed;
}
