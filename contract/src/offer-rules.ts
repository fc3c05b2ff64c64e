import { readParisClock } from './paris-clock.ts';

/** What is sold out keeps the minimum that it had. */
export const isMinimumInStock = ({ stock, minOrder }: { stock: number; minOrder: number }): boolean =>
  stock === 0 || minOrder <= stock;

/** `day` is written 2026-08-24; the day itself is not past. */
export const isPastDay = (day: string | null, now = new Date()): boolean =>
  day !== null && day < readParisClock(now).date;
