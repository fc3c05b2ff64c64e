import { limits } from './limits.ts';
import { readParisClock } from './paris-clock.ts';
import type { Condition, SaleUnit } from './units.ts';

interface StockedOffer {
  stock: number;
  minOrder: number;
  saleUnit: SaleUnit;
  condition: Condition;
}

/** What is sold out keeps the minimum that it had. */
export const isMinimumInStock = ({ stock, minOrder }: { stock: number; minOrder: number }): boolean =>
  stock === 0 || minOrder <= stock;

/** Enough for one more order at most, or next to nothing: what was there at first is not known. */
export const isStockLow = (offer: StockedOffer): boolean =>
  offer.stock > 0 && !isUniquePiece(offer) && offer.stock <= Math.max(offer.minOrder, limits.lowStock);

export const isUniquePiece = ({ stock, saleUnit, condition }: Omit<StockedOffer, 'minOrder'>): boolean =>
  stock === 1 && saleUnit === 'piece' && condition === 'reemploi';

/** `day` is written 2026-08-24; the day itself is not past. */
export const isPastDay = (day: string | null, now = new Date()): boolean =>
  day !== null && day < readParisClock(now).date;
