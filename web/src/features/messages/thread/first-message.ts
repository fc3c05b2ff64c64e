import { limits } from '@parpaing/contract/limits';
import type { SaleUnit } from '@parpaing/contract/units';
import { formatQuantity } from '../../../entities/material/units.ts';
import * as m from '../../../paraglide/messages.js';

export function readQuantity(params: URLSearchParams): number | undefined {
  const quantity = Number(params.get('quantity'));
  return quantity > 0 && quantity <= limits.maxQuantity ? quantity : undefined;
}

export function suggestFirstMessage(unit: SaleUnit, quantity: number | undefined): string {
  if (quantity === undefined) return m.opening_available();
  return m.opening_quantity({ quantity: formatQuantity(quantity, unit) });
}
