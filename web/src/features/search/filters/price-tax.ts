import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import type { PriceOrder } from '../../../entities/material/prices/price-order.ts';

export function findPriceBoundsTax(query: ListQuery): PriceOrder | undefined {
  return hasBounds(query) ? (query.tax ?? 'ttc') : undefined;
}

/** Bounds keep the tax they were typed with; new ones use the price the visitor reads first. */
export function findTax(next: ListQuery, shown: ListQuery, prices: PriceOrder): ListQuery['tax'] {
  const isAboutPrices = hasBounds(next) || next.sort?.startsWith('prix') || next.sort?.startsWith('total');
  return isAboutPrices && (findPriceBoundsTax(shown) ?? prices) === 'ht' ? 'ht' : undefined;
}

function hasBounds({ minPrice, maxPrice, maxTotal, maxDeliveredTotal }: ListQuery): boolean {
  return [minPrice, maxPrice, maxTotal, maxDeliveredTotal].some((bound) => bound !== undefined);
}
