import { queryOptions } from '@tanstack/react-query';
import { callForMember, memberKey, retryInBackground } from '../session/query-client.ts';

export const publishedCountQuery = (seller: string) =>
  queryOptions({
    queryKey: memberKey('materials', 'published-count'),
    queryFn: async () => (await callForMember('listMaterials', { query: { seller, limit: 1 } })).total,
    meta: { logAs: 'published materials' },
    ...retryInBackground,
  });
