import { limits } from '@parpaing/contract/limits';
import type { SaleUnit } from '@parpaing/contract/units';
import { formatMoney } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { formatLongDay } from '../material/handover/describe-handover.ts';
import { readDeadline } from '../material/handover/use-deadline.ts';
import { deadlineParam } from '../material/prices/need.ts';
import { formatQuantity } from '../material/prices/units.ts';
import { withPrepositionTo } from '../place/with-preposition.ts';

const maxPlaceLength = 80;

function readQuantity(params: URLSearchParams): number | undefined {
  const quantity = Number(params.get('quantity'));
  return quantity > 0 && quantity <= limits.maxQuantity ? quantity : undefined;
}

const openingParams = ['quantity', 'deliveredTo', 'deliveredCents', deadlineParam];

export const hasOpening = (params: URLSearchParams): boolean =>
  readQuantity(params) !== undefined || readDeadline(params) !== undefined;

export const keepOpeningParams = (params: URLSearchParams) =>
  new URLSearchParams(hasOpening(params) ? [...params].filter(([name]) => openingParams.includes(name)) : []);

export function removeOpeningParams(params: URLSearchParams): URLSearchParams {
  for (const name of openingParams) params.delete(name);
  return params;
}

export function suggestFirstMessage(material: Sold, params: URLSearchParams): string {
  const deadline = readDeadline(params);
  if (!deadline) return describeOpening(material, params);
  const day = formatLongDay(deadline);
  const where = readPlace(params);
  const opening = describeOpening(material, params, false);
  if (!where) return `${opening} ${m.opening_have_before({ day })}`;
  return opening.includes(where)
    ? `${opening} ${m.opening_deliver_before({ day })}`
    : `${opening} ${m.opening_deliver_there_before({ place: where, day })}`;
}

interface Sold {
  saleUnit: SaleUnit;
  vatRate: number;
}

function readPlace(params: URLSearchParams): string | undefined {
  const place = params.get('deliveredTo')?.slice(0, maxPlaceLength);
  return place && withPrepositionTo(place);
}

function describeOpening({ saleUnit, vatRate }: Sold, params: URLSearchParams, asksDelivery = true): string {
  const sought = readQuantity(params);
  if (sought === undefined) return m.opening_available();
  const quantity = formatQuantity(sought, saleUnit);
  const place = readPlace(params);
  if (!place) return m.opening_quantity({ quantity });
  const cents = Number(params.get('deliveredCents'));
  if (Number.isSafeInteger(cents) && cents > 0) {
    const price = [formatMoney(cents), vatRate > 0 && m.price_ttc()].filter(Boolean).join('\u00A0');
    return m.opening_delivered_for({ quantity, place, price });
  }
  return asksDelivery ? m.opening_delivered({ quantity, place }) : m.opening_quantity({ quantity });
}

export function addQuantity(text: string, units: number | undefined, saleUnit: SaleUnit): string {
  if (units === undefined) return text;
  const quantity = formatQuantity(units, saleUnit);
  const parts = text.replace(/\s/g, ' ').split(quantity.replace(/\s/g, ' '));
  const isSaid = parts.slice(0, -1).some((before) => !/\d[.,\s]?$/.test(before));
  return isSaid || !text.trim() ? text : `${text.trimEnd()}\n\n${m.opening_quantity_line({ quantity })}`;
}
