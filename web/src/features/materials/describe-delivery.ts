import type { DeliveryTerms } from '@parpaing/contract/delivery';
import { addVat, formatMoney } from '../../lib/format.ts';
import * as m from '../../paraglide/messages.js';

/** « Livraison offerte jusqu’à 10 km, puis 45,00 € TTC et 1,20 € par km au-delà, jusqu’à 60 km ». */
export function describeDelivery(terms: DeliveryTerms, vatRate: number): string {
  const { baseCents, perKmCents, freeRadiusKm, maxKm } = terms;
  const tax = vatRate > 0 ? `\u00A0${m.price_ttc()}` : '';
  const money = (cents: number) => formatMoney(addVat(cents, vatRate)) + tax;
  const perKm = freeRadiusKm > 0 ? m.delivery_terms_per_km : m.delivery_terms_per_km_all;
  return [
    freeRadiusKm > 0 && m.delivery_terms_free({ free: freeRadiusKm }),
    baseCents > 0 && m.delivery_terms_base({ base: money(baseCents) }),
    perKmCents > 0 && perKm({ perKm: money(perKmCents) }),
    m.delivery_terms_max({ max: maxKm }),
  ]
    .filter(Boolean)
    .join(', ');
}
