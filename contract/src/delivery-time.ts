import { readParisClock } from './paris-clock.ts';

/** Whole days from today, everything included; null where the seller has not said. */
export interface Delays {
  availableInDays: number | null;
  deliveryInDays: number | null;
}

export const completeDelays = (own: Delays, shop: Delays): Delays => ({
  availableInDays: own.availableInDays ?? shop.availableInDays,
  deliveryInDays: own.deliveryInDays ?? shop.deliveryInDays,
});

/** Days until it can be collected, and until it is delivered; null where the offer has no such way, or no delay. */
export interface HandoverDays {
  pickupDays: number | null;
  arrivalDays: number | null;
}

interface Ways {
  pickup: boolean;
  delivers: boolean;
}

/** Nothing is delivered before it is available. */
export const countHandoverDays = (
  { availableInDays, deliveryInDays }: Delays,
  { pickup, delivers }: Ways,
): HandoverDays => ({
  pickupDays: pickup ? availableInDays : null,
  arrivalDays: delivers && deliveryInDays !== null ? Math.max(deliveryInDays, availableInDays ?? 0) : null,
});

interface Wanted {
  withinDays: number;
  isReached: boolean;
  mustBeDelivered: boolean;
}

/**
 * « Chez moi avant le … », that day included: delivered by then, or collected by then. How far the buyer goes to
 * collect is the radius of the search.
 */
export function isInTime(
  { pickupDays, arrivalDays }: HandoverDays,
  { withinDays, isReached, mustBeDelivered }: Wanted,
): boolean {
  const isBy = (days: number | null) => days !== null && days <= withinDays;
  return (isReached && isBy(arrivalDays)) || (!mustBeDelivered && isBy(pickupDays));
}

const dayMs = 24 * 60 * 60 * 1000;
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Calendar days in Paris: one of 23 or 25 hours is one day. */
export const dayAfter = (days: number, now = new Date()): string =>
  new Date(toTime(readParisClock(now).date) + days * dayMs).toISOString().slice(0, 10);

export const countDaysUntil = (day: string, now = new Date()): number =>
  (toTime(day) - toTime(readParisClock(now).date)) / dayMs;
