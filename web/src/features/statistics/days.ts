import { formatDateTime } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

/** Days are days of Paris, written YYYY-MM-DD: at noon UTC it is the same day there. */
const toDate = (day: string) => new Date(`${day}T12:00:00Z`);

export const formatShortDay = (day: string): string =>
  formatDateTime(toDate(day), { day: 'numeric', month: 'short' });

export const formatLongDay = (day: string): string =>
  formatDateTime(toDate(day), { weekday: 'long', day: 'numeric', month: 'long' });

export const formatShortPeriod = ({ from, to }: { from: string; to: string }): string =>
  m.statistics_period({ from: formatShortDay(from), to: formatShortDay(to) });

/** « Du 10 mars au 8 avril 2026 »: the first year is written only when it is another one. */
export function formatPeriod({ from, to }: { from: string; to: string }): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const withYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return m.statistics_period({
    from: formatDateTime(toDate(from), isOneYear ? { day: 'numeric', month: 'long' } : withYear),
    to: formatDateTime(toDate(to), withYear),
  });
}
