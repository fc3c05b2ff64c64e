import { useMemberQuery } from '../session/calls/use-member-query.ts';
import { unreadCountQuery } from './conversation-queries.ts';

export function useUnreadCount(): number {
  return useMemberQuery(unreadCountQuery()).data ?? 0;
}
