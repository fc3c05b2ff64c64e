import * as m from '../../../paraglide/messages.js';
import { countContacts, countViews } from '../counts.ts';
import { formatLongDay } from '../days.ts';
import type { DailyPoint } from './chart-panels.tsx';

/** The lines of the tooltip, which are also what a screen reader says. */
export function describeDay(point: DailyPoint, dayCount: number): string[] {
  const { day, views, contacts, previousViews, previousContacts } = point;
  const lines = [formatLongDay(day), `${countViews(views)}, ${countContacts(contacts)}`];
  if (previousViews === undefined || previousContacts === undefined) return lines;
  const figures = `${countViews(previousViews)}, ${countContacts(previousContacts)}`;
  return [...lines, m.chart_earlier({ days: dayCount, figures })];
}
