import { materialStatisticsSorts, type StatisticsPeriod, statisticsPeriods } from '@parpaing/contract/units';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';

type MaterialSort = (typeof materialStatisticsSorts)[number];

export interface ReportChoice {
  days: StatisticsPeriod;
  sort: MaterialSort;
  /** Absent, only the first materials are shown. */
  page: number | undefined;
}

const defaultDays = 30;

export function readReportChoice(params: URLSearchParams): ReportChoice {
  const days = Number(params.get('days'));
  const sort = params.get('by');
  return {
    days: statisticsPeriods.find((period) => period === days) ?? defaultDays,
    sort: materialStatisticsSorts.find((known) => known === sort) ?? 'views',
    page: parseListQuery(params).page,
  };
}

export const periodAddress = (days: StatisticsPeriod): string => `?days=${days}`;

export const sortAddress = ({ days, page }: ReportChoice, sort: MaterialSort): string =>
  `?days=${days}&by=${sort}${page === undefined ? '' : '&page=1'}`;
