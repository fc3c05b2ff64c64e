import { formatDateTime } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

const dayMs = 24 * 60 * 60 * 1000;
/** A weekday's name is enough for the days before the same one comes again. */
const daysOfWeek = 6;

/** YYYY-MM-DD, which the Swedish write. */
const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(date);

const isSameYear = (date: Date, other: Date) => dayOf(date).slice(0, 4) === dayOf(other).slice(0, 4);

export const isSameDay = (date: Date, other: Date) => dayOf(date) === dayOf(other);

/** Whole days between their days. */
function countDays(date: Date, now: Date): number {
  return Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(date))) / dayMs);
}

/** « 14:32 ». */
export function formatTime(date: Date): string {
  return formatDateTime(date, { timeStyle: 'short' });
}

/** « 7 avril », and its year once that is over. */
function formatDay(date: Date, now: Date, month: 'long' | 'short'): string {
  return formatDateTime(date, {
    day: 'numeric',
    month,
    ...(!isSameYear(date, now) && { year: 'numeric' }),
  });
}

/** Of a list, in the room that a row has: « 14:32 », « hier », « lun. », « 3 avr. », « 3 avr. 2025 ». */
export function formatAge(date: Date, now: Date): string {
  const days = countDays(date, now);
  if (days <= 0) return formatTime(date);
  if (days === 1) return m.day_yesterday();
  if (days <= daysOfWeek) return formatDateTime(date, { weekday: 'short' });
  return formatDay(date, now, 'short');
}

/** Between the messages of two days: « aujourd’hui », « hier », « mardi 7 avril ». */
export function nameDay(date: Date, now: Date): string {
  const days = countDays(date, now);
  if (days <= 0) return m.day_today();
  if (days === 1) return m.day_yesterday();
  return formatDateTime(date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isSameYear(date, now) && { year: 'numeric' }),
  });
}

/** « Lu à 14:31 », beside a message of the same day; else « Lu le 7 avril à 14:31 ». */
export function describeReading(readAt: Date, sentAt: Date, now: Date): string {
  const time = formatTime(readAt);
  if (isSameDay(readAt, sentAt)) return m.message_read_at({ time });
  return m.message_read_on({ day: formatDay(readAt, now, 'long'), time });
}
