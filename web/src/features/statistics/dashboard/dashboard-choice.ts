import { type MaterialStatus, type MySort, materialStatuses, mySorts } from '@parpaing/contract/units';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';

export interface DashboardChoice {
  status: MaterialStatus | undefined;
  q: string | undefined;
  sort: MySort;
  page: number | undefined;
}

export function readDashboardChoice(params: URLSearchParams): DashboardChoice {
  const { q, page } = parseListQuery(params);
  return {
    status: materialStatuses.find((status) => status === params.get('status')),
    q,
    sort: mySorts.find((sort) => sort === params.get('by')) ?? 'recent',
    page,
  };
}

export function dashboardAddress(choice: DashboardChoice, change: Partial<DashboardChoice>): string {
  const { status, q, sort } = { ...choice, ...change };
  const params = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(sort !== 'recent' && { by: sort }),
  });
  return `?${params}`;
}
