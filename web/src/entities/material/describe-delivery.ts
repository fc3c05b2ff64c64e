import { addVat } from '@parpaing/contract/money';
import type { DeliveryTerms } from '@parpaing/contract/order';
import { formatMoney } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

/** « Livraison gratuite jusqu’à 8 km ; au-delà, 34,80 € + 1,32 €/km (50 km max) », without VAT at a rate of 0. */
export function describeDelivery(terms: DeliveryTerms, vatRate: number): string {
  const { baseCents, perKmCents, freeRadiusKm: free, maxKm: max } = terms;
  const base = formatMoney(addVat(baseCents, vatRate));
  const perKm = m.delivery_terms_per_km({ price: formatMoney(addVat(perKmCents, vatRate)) });
  const price = m.delivery_terms_price({ base, perKm });
  const isFree = baseCents === 0 && perKmCents === 0;
  if (isFree || free >= max) return m.delivery_terms_all_free({ max });
  const paid = baseCents === 0 ? perKm : perKmCents === 0 ? base : price;
  return free > 0
    ? m.delivery_terms_free({ free, price: paid, max })
    : m.delivery_terms({ price: paid, max });
}
