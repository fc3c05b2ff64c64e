/** What a seller asks for bringing a material. Cents, without VAT. Plain code: pages load it without schemas. */
export interface DeliveryTerms {
  baseCents: number;
  perKmCents: number;
  /** Free up to here, and not counted beyond. */
  freeRadiusKm: number;
  maxKm: number;
}

/** The price of a delivery that far, as the crow flies; null where the seller does not go. */
export function deliveryCents(terms: DeliveryTerms | null, distanceKm: number): number | null {
  if (!terms || distanceKm > terms.maxKm) return null;
  if (distanceKm <= terms.freeRadiusKm) return 0;
  return Math.round(terms.baseCents + terms.perKmCents * (distanceKm - terms.freeRadiusKm));
}
