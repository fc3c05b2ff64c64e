import { addPercent, removePercent, roundQuotient } from './decimals.ts';
import { type Amount, addAmounts, multiplyPrice, toAmount } from './money.ts';

interface Units {
  /** Base units in one sale unit. */
  content: number;
  minOrder: number;
}

interface Offer extends Units {
  stock: number;
  priceCents: number;
  vatRate: number;
}

const quantityDecimals = 6;

export const multiplyQuantity = (...factors: number[]): number =>
  roundQuotient(factors, [], quantityDecimals);

export const addWaste = (quantity: number, percent: number): number =>
  addPercent(quantity, percent, quantityDecimals);

/** Rounded down to two decimals: with the margin added again, it takes no unit more. */
export const removeWaste = (total: number, percent: number): number =>
  Math.floor(removePercent(multiplyQuantity(total, 100), percent, quantityDecimals)) / 100;

/** Rounded first: 38 pieces to the square metre have a content of 1 ÷ 38, which no decimal is. */
export const countUnits = (needed: number, { content, minOrder }: Units): number =>
  Math.max(Math.ceil(roundQuotient([needed], [content], quantityDecimals)), Math.ceil(minOrder), 1);

export interface Order extends Amount {
  units: number;
  isInStock: boolean;
}

export function orderFor(needed: number, offer: Offer): Order {
  const units = countUnits(needed, offer);
  return {
    units,
    isInStock: units <= offer.stock,
    ...multiplyPrice(offer.priceCents, units, offer.vatRate),
  };
}

/** Cents, without VAT. */
export interface DeliveryTerms {
  baseCents: number;
  perKmCents: number;
  freeRadiusKm: number;
  maxKm: number;
}

/** Null where the seller does not deliver. */
export function deliveryCents(terms: DeliveryTerms | null, distanceKm: number): number | null {
  if (!terms || distanceKm > terms.maxKm) return null;
  if (distanceKm <= terms.freeRadiusKm) return 0;
  const paidKm = multiplyQuantity(distanceKm - terms.freeRadiusKm);
  return terms.baseCents + roundQuotient([terms.perKmCents, paidKm], []);
}

export const addDelivery = ({ htCents, ttcCents }: Amount, cents: number, vatRate: number): Amount =>
  addAmounts({ htCents, ttcCents }, toAmount(cents, vatRate));
