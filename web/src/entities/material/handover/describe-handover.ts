import type { HandoverDays } from '@parpaing/contract/delivery-time';
import { formatDateTime } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export const formatShortDay = (day: string): string =>
  formatDateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'short' });

export const formatLongDay = (day: string): string =>
  formatDateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' });

export const describeAvailable = (days: number): string =>
  [m.handover_available_now(), m.handover_available_one()][days] ?? m.handover_available({ days });

export const describeArrival = (days: number): string =>
  [m.handover_arrival_today(), m.handover_arrival_one()][days] ?? m.handover_arrival({ days });

interface Handover extends HandoverDays {
  arrivesOn: string | null;
}

/** Delivered, unless that is after `before` and collecting is not. */
export function describeHandover(
  { arrivesOn, pickupDays, arrivalDays }: Handover,
  before?: string,
): string | undefined {
  const isLate = arrivesOn !== null && before !== undefined && arrivesOn > before;
  if (arrivesOn !== null && !(isLate && pickupDays !== null))
    return m.handover_at_yours({ day: formatShortDay(arrivesOn) });
  if (pickupDays !== null) return describeAvailable(pickupDays);
  return arrivalDays === null ? undefined : describeArrival(arrivalDays);
}
