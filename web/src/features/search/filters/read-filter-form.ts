import {
  clearPlace,
  hasPlace,
  includeDelivery,
  type ListQuery,
  parseListQuery,
} from '../../../entities/list-query/list-query.ts';
import type { PriceOrder } from '../../../entities/material/prices/price-order.ts';
import type { ChosenPlace } from '../../../entities/place/chosen-place.ts';
import { defaultRadius } from '../../../entities/place/radius.ts';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { readSearchForm } from '../bar/read-search-form.ts';
import { findTax } from './price-tax.ts';

interface FilterContext {
  shown: ListQuery;
  place: ChosenPlace | null;
  prices: PriceOrder;
}

export function readFilterForm(fields: FormData, { shown, place, prices }: FilterContext): ListQuery {
  const { radius = shown.radius ?? defaultRadius } = parseListQuery(fields);
  const query = readSearchForm(fields, place);
  if (query.category !== shown.category) query.attributes = undefined;
  if ((query.city ?? '') === describeShownPlace(shown, place)) {
    query.bounds = shown.bounds;
    // Perhaps a position without a name.
    query.lat ??= shown.lat;
    query.lng ??= shown.lng;
  }
  if (hasPlace(query)) {
    const isAround = !query.anywhere;
    Object.assign(
      query,
      { radius: isAround ? radius : undefined },
      !hasPlace(shown) && includeDelivery(query),
    );
  }
  if (!hasPlace(query)) Object.assign(query, clearPlace(query), { bounds: query.bounds });
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
  if (!hasPrice || query.priceBy === 'unit') query.priceBy = undefined;
  query.tax = findTax(query, shown, prices);
  return query;
}
