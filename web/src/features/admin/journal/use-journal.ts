import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryClient } from '../../../entities/session/calls/query-client.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import { journalQuery } from '../moderation-queries.ts';

export function useJournal() {
  useUser();
  const { data, ...rest } = useInfiniteQuery(journalQuery(), getQueryClient());
  return { entries: data?.pages.flatMap(({ items }) => items), ...rest };
}
