import type { DailyFigures, Statistics } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { listDays, type Period } from './days.ts';
import { listDailyFigures } from './repository.ts';

interface Periods {
  period: Period;
  previousPeriod: Period;
}

type Figures = Pick<Statistics, 'totals' | 'previousTotals' | 'daily' | 'previousDaily'>;

export async function readFigures(
  db: Database,
  sellerId: string,
  { period, previousPeriod }: Periods,
): Promise<Figures> {
  const rows = await listDailyFigures(db, sellerId, { from: previousPeriod.from, to: period.to });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const fill = (days: Period): DailyFigures[] =>
    listDays(days).map(
      (day) => byDay.get(day) ?? { day, views: 0, dailyVisitors: 0, favorites: 0, contacts: 0 },
    );
  const [daily, previousDaily] = [fill(period), fill(previousPeriod)];
  return { daily, previousDaily, totals: addUp(daily), previousTotals: addUp(previousDaily) };
}

function addUp(days: DailyFigures[]): Statistics['totals'] {
  const sum = (name: 'views' | 'dailyVisitors' | 'favorites' | 'contacts') =>
    days.reduce((total, day) => total + day[name], 0);
  const [dailyVisitors, contacts] = [sum('dailyVisitors'), sum('contacts')];
  return {
    views: sum('views'),
    dailyVisitors,
    favorites: sum('favorites'),
    contacts,
    conversion: toRatio(contacts, dailyVisitors),
  };
}

/** Someone may write without having been counted as a visitor. */
export const toRatio = (contacts: number, visitors: number): number | null =>
  visitors === 0 ? null : Math.min(1, contacts / visitors);
