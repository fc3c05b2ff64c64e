import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '../session/query-client.ts';
import { unreadCountQuery } from './conversation-queries.ts';

export function useUnreadCount(): number {
  return useQuery(unreadCountQuery(), getQueryClient()).data ?? 0;
}
