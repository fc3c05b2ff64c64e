import type { ContactFilter, ReportSort, ReportState, SellerFilter } from '@parpaing/contract/moderation';
import type { MaterialStatus } from '@parpaing/contract/units';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callForMember, getQueryClient, memberKey } from '../../entities/session/calls/query-client.ts';

export const moderationCountsQuery = () =>
  queryOptions({
    queryKey: memberKey('moderation', 'counts'),
    queryFn: () => callForMember('countModeration', {}),
  });

export interface ReportListChoice {
  state: ReportState;
  sort: ReportSort;
  page: number;
}

export const reportsQuery = (query: ReportListChoice) =>
  queryOptions({
    queryKey: memberKey('moderation', 'reports', query),
    queryFn: () => callForMember('listReports', { query }),
    placeholderData: keepPreviousData,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey('moderation', 'report', id),
    queryFn: () => callForMember('readReport', { params: { id } }),
  });

export interface MaterialListChoice {
  q: string;
  status?: MaterialStatus | undefined;
  hidden?: boolean | undefined;
  seller?: string | undefined;
  page: number;
}

export const allMaterialsQuery = ({ hidden, ...query }: MaterialListChoice) =>
  queryOptions({
    queryKey: memberKey('moderation', 'materials', hidden, query),
    queryFn: () =>
      callForMember('listAllMaterials', { query: { ...query, hidden: hidden ? 'true' : undefined } }),
    placeholderData: keepPreviousData,
  });

export const moderatedSellersQuery = (query: { filter: SellerFilter; q: string; page: number }) =>
  queryOptions({
    queryKey: memberKey('moderation', 'sellers', query),
    queryFn: () => callForMember('listModeratedSellers', { query }),
    placeholderData: keepPreviousData,
  });

export const contactsQuery = (filter: ContactFilter) =>
  infiniteQueryOptions({
    queryKey: memberKey('moderation', 'contacts', filter),
    queryFn: ({ pageParam }) =>
      callForMember('listContactRequests', { query: { filter, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const journalQuery = () =>
  infiniteQueryOptions({
    queryKey: memberKey('moderation', 'journal'),
    queryFn: ({ pageParam }) => callForMember('listModerationLog', { query: { before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** A decision changes counts, lists and journal alike. */
export const refreshModeration = () =>
  getQueryClient().invalidateQueries({ queryKey: memberKey('moderation') });
