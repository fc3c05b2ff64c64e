import {
  clearNeed,
  isAnywhereChosen,
  type ListQuery,
  parseListQuery,
} from '../../../entities/list-query/list-query.ts';
import { type ChosenPlace, placeLabel, placeParams } from '../../../entities/place/chosen-place.ts';

export function readSearchForm(fields: FormData, place: ChosenPlace | null): ListQuery {
  const typed = leaveOutEmptyNeed(parseListQuery(fields));
  if (!typed.city) return { ...typed, radius: undefined };
  if (isAnywhereChosen(fields)) typed.anywhere = true;
  return place && typed.city === placeLabel(place) ? { ...typed, ...placeParams(place) } : typed;
}

function leaveOutEmptyNeed(typed: ListQuery): ListQuery {
  return typed.quantity ? typed : { ...typed, ...clearNeed(typed) };
}
