import { removeAttributeParams } from '../../../entities/list-query/list-address.ts';
import type { PriceOrder } from '../../../entities/material/price-order.ts';
import type { ChosenPlace } from '../../../entities/place/chosen-place.ts';
import { readSearchForm } from '../bar/read-search-form.ts';
import { parseRadius } from '../place/radius.ts';
import { describeShownPlace } from '../place/shown-place.ts';
import { setTaxParam } from './price-tax.ts';

interface FilterContext {
  shown: URLSearchParams;
  place: ChosenPlace | null;
  prices: PriceOrder;
}

export function readFilterForm(fields: FormData, { shown, place, prices }: FilterContext): URLSearchParams {
  const filled = readSearchForm(fields, place);
  const radius = String(fields.get('radius') ?? '');
  if (filled.get('category') !== (shown.get('category') || null)) removeAttributeParams(filled);
  if ((filled.get('city') ?? '') === describeShownPlace(shown, place) && !filled.has('lat')) {
    // The same place, perhaps a position without a name.
    for (const name of ['lat', 'lng']) {
      const value = shown.get(name);
      if (value) filled.set(name, value);
    }
  }
  const hasPlace = filled.has('city') || filled.has('lat');
  if (hasPlace) filled.set('radius', String(parseRadius(radius)));
  if (!hasPlace && filled.get('sort') === 'distance') filled.delete('sort');
  const hasPrice = filled.has('minPrice') || filled.has('maxPrice');
  if (!hasPrice || filled.get('priceBy') === 'unit') filled.delete('priceBy');
  setTaxParam(filled, shown, prices);
  if (!filled.has('quantity')) filled.delete('quantityUnit');
  return filled;
}
