import type { DailyFigures } from '@parpaing/contract/schemas';
import * as m from '../../../paraglide/messages.js';
import { formatLongDay, formatShortPeriod } from '../days.ts';

interface Period extends DailyFigures {
  lastDay: string;
}

export interface ChartPoint extends Period {
  previous?: DailyFigures;
  isUnfinished: boolean;
}

const mostDays = 100;
const weekDays = 7;

/** Beyond this a day would be too thin to point at. */
export const isByWeek = (daily: DailyFigures[]): boolean => daily.length > mostDays;

export function buildPoints(daily: DailyFigures[], previousDaily: DailyFigures[] = []): ChartPoint[] {
  const previous = isByWeek(daily) ? groupByWeek(previousDaily) : previousDaily;
  const points = isByWeek(daily) ? groupByWeek(daily) : daily.map((day) => ({ ...day, lastDay: day.day }));
  return points.map((point, index) => ({
    ...point,
    previous: previous[index],
    isUnfinished: index === points.length - 1,
  }));
}

/** Whole weeks up to the last day; the first one also has the days that are left. */
function groupByWeek(daily: DailyFigures[]): Period[] {
  const extra = daily.length % weekDays;
  const weeks = Array.from({ length: Math.floor(daily.length / weekDays) }, (_, index) =>
    daily.slice(index === 0 ? 0 : extra + index * weekDays, extra + (index + 1) * weekDays),
  );
  return weeks.map(addUp);
}

function addUp(days: DailyFigures[]): Period {
  const sum = (name: 'views' | 'dailyVisitors' | 'favorites' | 'contacts') =>
    days.reduce((total, day) => total + day[name], 0);
  return {
    day: days[0]?.day ?? '',
    lastDay: days.at(-1)?.day ?? '',
    views: sum('views'),
    dailyVisitors: sum('dailyVisitors'),
    favorites: sum('favorites'),
    contacts: sum('contacts'),
  };
}

export function formatSpan({ day, lastDay, isUnfinished }: ChartPoint): string {
  const span = day === lastDay ? formatLongDay(day) : formatShortPeriod({ from: day, to: lastDay });
  return isUnfinished ? m.chart_unfinished({ span }) : span;
}
