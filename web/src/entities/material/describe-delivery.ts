import type { DeliveryTerms } from '@parpaing/contract/delivery';
import { addVat, formatMoney } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

/** « Livraison offerte jusqu’à 8 km, puis 34,80 € TTC et 1,32 € par km, jusqu’à 50 km ». */
export function describeDelivery(terms: DeliveryTerms, vatRate: number): string {
  const { baseCents, perKmCents, freeRadiusKm: free, maxKm: max } = terms;
  const tax = vatRate > 0 ? `\u00A0${m.price_ttc()}` : '';
  const base = formatMoney(addVat(baseCents, vatRate)) + tax;
  const perKm = m.delivery_terms_per_km({ price: formatMoney(addVat(perKmCents, vatRate)) + tax });
  const price = m.delivery_terms_price({ base, perKm });
  const isFree = baseCents === 0 && perKmCents === 0;
  if (isFree || free >= max) return m.delivery_terms_all_free({ max });
  const paid = baseCents === 0 ? perKm : perKmCents === 0 ? base : price;
  return free > 0
    ? m.delivery_terms_free({ free, price: paid, max })
    : m.delivery_terms({ price: paid, max });
}
