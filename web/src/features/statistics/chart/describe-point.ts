import * as m from '../../../paraglide/messages.js';
import { countContacts, countViews } from '../counts.ts';
import { type ChartPoint, formatSpan } from './chart-points.ts';

/** The lines of the tooltip, which are also what a screen reader says. */
export function describePoint(point: ChartPoint, dayCount: number): string[] {
  const lines = [formatSpan(point), describeFigures(point)];
  if (!point.previous) return lines;
  return [...lines, m.chart_earlier({ days: dayCount, figures: describeFigures(point.previous) })];
}

const describeFigures = ({ views, contacts }: Pick<ChartPoint, 'views' | 'contacts'>) =>
  `${countViews(views)}, ${countContacts(contacts)}`;
