import { countDays, formatDateTime, toIsoDay } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

const maxWeekdayAge = 6;

const isSameYear = (date: Date, other: Date) => toIsoDay(date).slice(0, 4) === toIsoDay(other).slice(0, 4);

export const isSameDay = (date: Date, other: Date) => toIsoDay(date) === toIsoDay(other);

export function formatTime(date: Date): string {
  return formatDateTime(date, { timeStyle: 'short' });
}

function formatDay(date: Date, now: Date, month: 'long' | 'short'): string {
  return formatDateTime(date, {
    day: 'numeric',
    month,
    ...(!isSameYear(date, now) && { year: 'numeric' }),
  });
}

/** « 14:32 », « hier », « lun. », « 3 avr. », « 3 avr. 2025 ». */
export function formatAge(date: Date, now: Date): string {
  const days = countDays(date, now);
  if (days <= 0) return formatTime(date);
  if (days === 1) return m.day_yesterday();
  if (days <= maxWeekdayAge) return formatDateTime(date, { weekday: 'short' });
  return formatDay(date, now, 'short');
}

/** « aujourd’hui », « hier », « mardi 7 avril ». */
export function formatDayHeading(date: Date, now: Date): string {
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

export function describeReadTime(readAt: Date, sentAt: Date, now: Date): string {
  const time = formatTime(readAt);
  if (isSameDay(readAt, sentAt)) return m.message_read_at({ time });
  return m.message_read_on({ day: formatDay(readAt, now, 'long'), time });
}
