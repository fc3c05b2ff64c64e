import { queryOptions } from '@tanstack/react-query';
import { callForMember, memberKey } from './calls/query-client.ts';

export const sessionsQuery = () =>
  queryOptions({
    queryKey: memberKey('sessions'),
    queryFn: async () => (await callForMember('listSessions', {})).sessions,
  });
