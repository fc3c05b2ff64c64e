import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useUser } from '../use-user.ts';
import { getQueryClient } from './query-client.ts';

/** Subscribes to the user, whose id is part of every key. */
export function useMemberQuery<Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
) {
  useUser();
  return useQuery(options, getQueryClient());
}
