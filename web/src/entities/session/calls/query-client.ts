import { ApiError } from '@parpaing/contract/call-errors';
import type { CallAnswer, CallInput, CallName } from '@parpaing/contract/calls';
import type { CallOptions } from '@parpaing/contract/client';
import { type Query, QueryCache, QueryClient, type QueryKey, type QueryOptions } from '@tanstack/react-query';
import { logError } from '../../../lib/browser/log.ts';
import { chooseDelay } from '../../../lib/http/start-retrying.ts';
import { isIdle } from '../last-activity.ts';
import { readUser, subscribeToUser } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import { isTemporaryFailure } from '../tokens/refresh-or-end.ts';
import { readTimeLeft } from '../tokens/token.ts';
import { callApi } from './call-api.ts';

/** Without events from the stream, data is fetched again on focus after this long. */
const staleMs = 60_000;
const maxRetries = 5;

let client: QueryClient | undefined;

/** The cache of members' data, in the browser only. Import it from code loaded for members only. */
export function getQueryClient(): QueryClient {
  client ??= createQueryClient();
  return client;
}

function createQueryClient(): QueryClient {
  const created = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (meta?.logAs && !(error instanceof IdleSessionError)) logError(String(meta.logAs), error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: Number.POSITIVE_INFINITY,
        // Offline, a loader must fail at once instead of waiting for the connection.
        networkMode: 'always',
        retry: false,
        refetchOnReconnect: canFetchInBackground,
        refetchOnWindowFocus: canFetchInBackground,
      },
      mutations: { networkMode: 'always' },
    },
  });
  created.mount();
  let owner = readUser()?.id;
  subscribeToUser(() => {
    const id = readUser()?.id;
    if (id !== owner) created.clear();
    owner = id;
  });
  return created;
}

/** The user's id is part of every key: a screen that is still open then shows nothing of the user before. */
export function memberKey(...parts: unknown[]): QueryKey {
  return [readUser()?.id, ...parts];
}

/** Background fetches are not activity (DESIGN §3.2): they never refresh a token, nor end a session that way. */
export function canFetchInBackground(): boolean {
  const user = readUser();
  if (!user || isIdle(user) || document.hidden) return false;
  return readTimeLeft(user.token, Date.now()) > sessionTimings.refreshBeforeExpiry;
}

class IdleSessionError extends Error {}

export async function callForMember<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<CallAnswer<Name>> {
  const user = readUser();
  if (!user || isIdle(user)) throw new IdleSessionError();
  return callApi(name, input, options);
}

export const retryInBackground = {
  retry: (failures: number, error: Error) =>
    failures < maxRetries && isTemporaryFailure(error) && canFetchInBackground(),
  retryDelay: (failures: number, error: Error) =>
    1000 * chooseDelay(failures, error instanceof ApiError ? error.retryAfter : undefined),
};

export function refetchFailed() {
  if (!canFetchInBackground()) return;
  const predicate = ({ state }: Query) => state.status === 'error' && state.fetchStatus === 'idle';
  void getQueryClient().refetchQueries({ type: 'active', predicate });
}

/** For loaders: without an answer (no connection, 5xx) returns the last one. A refusal (4xx) is an answer. */
export async function loadQuery<Data>(options: QueryOptions<Data> & { queryKey: QueryKey }): Promise<Data> {
  const queryClient = getQueryClient();
  try {
    return await queryClient.fetchQuery({ ...options, staleTime: 0 });
  } catch (error) {
    const last = queryClient.getQueryData<Data>(options.queryKey);
    if (last === undefined || !isTemporaryFailure(error)) throw error;
    return last;
  }
}
