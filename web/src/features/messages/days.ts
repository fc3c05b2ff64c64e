import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const dayMs = 24 * 60 * 60 * 1000;
/** A weekday's name is enough for the days before the same one comes again. */
const daysOfWeek = 6;

/** Days are Parisian days, wherever the reader is (DESIGN §3.17). The French number all but the first. */
function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  const dateFormat = new Intl.DateTimeFormat(getLocale(), { ...options, timeZone: 'Europe/Paris' });
  const parts = dateFormat.formatToParts(date);
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return parts.map((part) => (isFirst(part) && getLocale() === 'fr' ? '1er' : part.value)).join('');
}

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
  return format(date, { timeStyle: 'short' });
}

/** « 7 avril », and its year once that is over. */
function formatDay(date: Date, now: Date, month: 'long' | 'short'): string {
  return format(date, {
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
  if (days <= daysOfWeek) return format(date, { weekday: 'short' });
  return formatDay(date, now, 'short');
}

/** Between the messages of two days: « aujourd’hui », « hier », « mardi 7 avril ». */
export function nameDay(date: Date, now: Date): string {
  const days = countDays(date, now);
  if (days <= 0) return m.day_today();
  if (days === 1) return m.day_yesterday();
  return format(date, {
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
