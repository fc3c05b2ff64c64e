import type { DailyFigures } from '@parpaing/contract/schemas';
import { formatLongDay, formatShortPeriod } from '../days.ts';

export interface ChartPoint extends DailyFigures {
  lastDay: string;
  previous?: DailyFigures;
}

const mostDays = 100;
const weekDays = 7;

/** Beyond this a day would be too thin to point at. */
export const isByWeek = (daily: DailyFigures[]): boolean => daily.length > mostDays;

export function buildPoints(daily: DailyFigures[], previousDaily: DailyFigures[] = []): ChartPoint[] {
  const previous = isByWeek(daily) ? groupByWeek(previousDaily) : previousDaily;
  const points = isByWeek(daily) ? groupByWeek(daily) : daily.map((day) => ({ ...day, lastDay: day.day }));
  return points.map((point, index) => ({ ...point, previous: previous[index] }));
}

/** Whole weeks up to the last day; the first one also has the days that are left. */
function groupByWeek(daily: DailyFigures[]): ChartPoint[] {
  const extra = daily.length % weekDays;
  const weeks = Array.from({ length: Math.floor(daily.length / weekDays) }, (_, index) =>
    daily.slice(index === 0 ? 0 : extra + index * weekDays, extra + (index + 1) * weekDays),
  );
  return weeks.map(addUp);
}

function addUp(days: DailyFigures[]): ChartPoint {
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

export const formatSpan = ({ day, lastDay }: ChartPoint): string =>
  day === lastDay ? formatLongDay(day) : formatShortPeriod({ from: day, to: lastDay });
