import { type ChosenPlace, placeLabel, setPlaceParams } from '../../../entities/place/chosen-place.ts';

export function readSearchForm(fields: FormData, place: ChosenPlace | null): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = String(value).trim();
    if (text) filled.append(name, text);
  }
  if (!filled.has('city')) filled.delete('radius');
  if (place && filled.get('city') === placeLabel(place)) setPlaceParams(filled, place);
  return filled;
}
