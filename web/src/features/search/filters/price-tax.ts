import type { PriceOrder } from '../../../entities/material/price-order.ts';

export function readPriceBoundsTax(params: URLSearchParams): PriceOrder | undefined {
  return hasBounds(params) ? readResultsTax(params) : undefined;
}

/** The server knows the address only, not which price the visitor reads first. */
export function readResultsTax(params: URLSearchParams): PriceOrder {
  return params.get('tax') === 'ht' ? 'ht' : 'ttc';
}

/** Bounds keep the tax they were typed with; new ones use the price the visitor reads first. */
export function setTaxParam(next: URLSearchParams, shown: URLSearchParams, prices: PriceOrder) {
  next.delete('tax');
  const isAboutPrices = hasBounds(next) || next.get('sort')?.startsWith('prix');
  if (isAboutPrices && (readPriceBoundsTax(shown) ?? prices) === 'ht') next.set('tax', 'ht');
}

function hasBounds(params: URLSearchParams): boolean {
  return Boolean(params.get('minPrice') || params.get('maxPrice'));
}
