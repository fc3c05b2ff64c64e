import { limits } from '@parpaing/contract/limits';
import type { SaleUnit } from '@parpaing/contract/units';
import { formatQuantity } from '../../../entities/material/prices/units.ts';
import { withPrepositionTo } from '../../../entities/place/with-preposition.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

const maxPlaceLength = 80;

export function readQuantity(params: URLSearchParams): number | undefined {
  const quantity = Number(params.get('quantity'));
  return quantity > 0 && quantity <= limits.maxQuantity ? quantity : undefined;
}

const openingParams = ['quantity', 'deliveredTo', 'deliveredCents'];

export const keepOpeningParams = (params: URLSearchParams) =>
  new URLSearchParams(
    readQuantity(params) ? [...params].filter(([name]) => openingParams.includes(name)) : [],
  );

export function removeOpeningParams(params: URLSearchParams): URLSearchParams {
  for (const name of openingParams) params.delete(name);
  return params;
}

export function suggestFirstMessage(
  { saleUnit, vatRate }: { saleUnit: SaleUnit; vatRate: number },
  params: URLSearchParams,
): string {
  const sought = readQuantity(params);
  if (sought === undefined) return m.opening_available();
  const quantity = formatQuantity(sought, saleUnit);
  const place = params.get('deliveredTo')?.slice(0, maxPlaceLength);
  if (!place) return m.opening_quantity({ quantity });
  const cents = Number(params.get('deliveredCents'));
  const where = withPrepositionTo(place);
  return Number.isSafeInteger(cents) && cents > 0
    ? m.opening_delivered_for({
        quantity,
        place: where,
        price: [formatMoney(cents), vatRate > 0 && m.price_ttc()].filter(Boolean).join('\u00A0'),
      })
    : m.opening_delivered({ quantity, place: where });
}
