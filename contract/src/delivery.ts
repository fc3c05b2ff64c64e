import { roundFloat } from './order.ts';

/** Cents, without VAT. */
export interface DeliveryTerms {
  baseCents: number;
  perKmCents: number;
  freeRadiusKm: number;
  maxKm: number;
}

export function deliveryCents(terms: DeliveryTerms | null, distanceKm: number): number | null {
  if (!terms || distanceKm > terms.maxKm) return null;
  if (distanceKm <= terms.freeRadiusKm) return 0;
  return Math.round(roundFloat(terms.baseCents + terms.perKmCents * (distanceKm - terms.freeRadiusKm)));
}
