import type { OpeningHours } from '@parpaing/contract/schemas';
import { formatDateTime, withoutNarrowSpaces } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';

type Day = OpeningHours[number];

interface Moment {
  weekday: number;
  time: string;
}

/** 1 January 2024 was a Monday. */
export const formatWeekday = (weekday: number): string =>
  formatDateTime(new Date(Date.UTC(2024, 0, 1 + weekday, 12)), { weekday: 'long' });

/** « 6 h 45 », « 8 h »; « 6:45 AM ». */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (getLocale().startsWith('fr')) {
    const hour = `${hours}\u00A0h`;
    return minutes === 0 ? hour : `${hour}\u00A0${String(minutes).padStart(2, '0')}`;
  }
  const moment = new Date(Date.UTC(2024, 0, 1, hours, minutes));
  const written = moment.toLocaleTimeString(getLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return withoutNarrowSpaces(written);
}

export function describeDay(day: Day): string {
  const [first, second] = day.map(({ from, until }) =>
    m.hours_span({ from: formatTime(from), until: formatTime(until) }),
  );
  if (!first) return m.hours_closed();
  return second ? m.hours_and({ one: first, other: second }) : first;
}

/** « du lundi au vendredi, de 7 h à 17 h 30 ; le samedi, de 8 h à 12 h » */
export function describeWeek(week: OpeningHours): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [weekday, day] of week.entries()) {
    if (day.length === 0) continue;
    const hours = describeDay(day);
    const previous = runs.at(-1);
    if (previous?.hours === hours && previous.last === weekday - 1) previous.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs.map(describeRun).join('\u00a0; ');
}

function describeRun({ first, last, hours }: { first: number; last: number; hours: string }): string {
  const ends = { first: formatWeekday(first), last: formatWeekday(last), hours };
  if (first === last) return m.hours_one_day({ day: ends.first, hours });
  return last === first + 1 ? m.hours_two_days(ends) : m.hours_run(ends);
}

export function isOpenAt(week: OpeningHours, { weekday, time }: Moment): boolean {
  return week[weekday]?.some(({ from, until }) => from <= time && time < until) ?? false;
}

export function describeOpening(week: OpeningHours, { weekday, time }: Moment): string | undefined {
  const now = week[weekday]?.find(({ from, until }) => from <= time && time < until);
  if (now) return m.hours_open_until({ time: formatTime(now.until) });
  const later = week[weekday]?.find(({ from }) => from > time);
  if (later) return m.hours_opens_today({ time: formatTime(later.from) });
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = (weekday + ahead) % 7;
    const next = week[day]?.[0];
    if (!next) continue;
    const opening = { time: formatTime(next.from) };
    return ahead === 1
      ? m.hours_opens_tomorrow(opening)
      : m.hours_opens_on({ ...opening, day: formatWeekday(day) });
  }
  return undefined;
}
