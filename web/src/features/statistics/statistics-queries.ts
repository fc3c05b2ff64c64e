import type { CallInput } from '@parpaing/contract/calls';
import type { StatisticsPeriod } from '@parpaing/contract/units';
import { queryOptions } from '@tanstack/react-query';
import { callForMember, memberKey } from '../../entities/session/calls/query-client.ts';

export const statisticsQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: memberKey('statistics', days),
    queryFn: () => callForMember('readStatistics', { query: { days } }),
  });

type MaterialStatisticsChoice = CallInput<'listMaterialStatistics'>['query'];

export const materialStatisticsQuery = (choice: MaterialStatisticsChoice) =>
  queryOptions({
    queryKey: memberKey('statistics', 'materials', choice),
    queryFn: () => callForMember('listMaterialStatistics', { query: choice }),
  });

export const dashboardQuery = () =>
  queryOptions({
    queryKey: memberKey('statistics', 'dashboard'),
    queryFn: () => callForMember('readDashboard', {}),
  });
