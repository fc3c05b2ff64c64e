import { useInfiniteQuery } from '@tanstack/react-query';
import { journalQuery } from '../../../entities/moderation/moderation-queries.ts';
import { getQueryClient } from '../../../entities/session/query-client.ts';
import { useUser } from '../../../entities/session/use-user.ts';

export function useJournal() {
  useUser();
  const { data, ...rest } = useInfiniteQuery(journalQuery(), getQueryClient());
  return { entries: data?.pages.flatMap(({ items }) => items), ...rest };
}
