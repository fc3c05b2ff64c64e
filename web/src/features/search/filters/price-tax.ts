import type { PriceOrder } from '../../../entities/material/price-order.ts';

/** Whose price the bounds of an address are; undefined where it has none. */
export function readBoundsTax(params: URLSearchParams): PriceOrder | undefined {
  return hasBounds(params) ? readFoundTax(params) : undefined;
}

/** Whose price the server counted: it knows the address, and not which one the visitor reads first. */
export function readFoundTax(params: URLSearchParams): PriceOrder {
  return params.get('tax') === 'ht' ? 'ht' : 'ttc';
}

/** Bounds go on meaning what they meant when typed; the first ones mean the price that the visitor reads first. */
export function setTax(next: URLSearchParams, shown: URLSearchParams, prices: PriceOrder) {
  next.delete('tax');
  const isAboutPrices = hasBounds(next) || next.get('sort')?.startsWith('prix');
  if (isAboutPrices && (readBoundsTax(shown) ?? prices) === 'ht') next.set('tax', 'ht');
}

function hasBounds(params: URLSearchParams): boolean {
  return Boolean(params.get('minPrice') || params.get('maxPrice'));
}
