import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import type { ApiClient } from '@parpaing/contract/client';
import { pause } from '../../../lib/browser/pause.ts';
import { readUser } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import type { User } from '../user-record.ts';
import { refreshTokens } from './refresh-tokens.ts';

type End = (user: User) => void;

const pendingRefreshes = new Map<string, Promise<User>>();

/**
 * An unreachable or failing server has decided nothing: the refresh is retried, and the last failure ends the
 * session (SPEC §4, DESIGN §3.23). Concurrent calls share the retries.
 */
export function refreshOrEnd(client: ApiClient, stale: User, end: End): Promise<User> {
  const key = stale.refreshToken;
  const pending = pendingRefreshes.get(key);
  if (pending) return pending;
  const refresh = refreshWithRetries(client, stale, end, sessionTimings.refreshRetryDelays).finally(() =>
    pendingRefreshes.delete(key),
  );
  pendingRefreshes.set(key, refresh);
  return refresh;
}

async function refreshWithRetries(
  client: ApiClient,
  stale: User,
  end: End,
  [next, ...later]: readonly number[],
): Promise<User> {
  try {
    return await refreshTokens(client, stale, end);
  } catch (error) {
    if (!isTemporaryFailure(error)) throw error;
    if (next === undefined) {
      if (readUser()?.refreshToken === stale.refreshToken) end(stale);
      throw error;
    }
    await pause(Math.max(next, readRetryAfterMs(error)));
    return refreshWithRetries(client, stale, end, later);
  }
}

export function isTemporaryFailure(error: unknown): boolean {
  return error instanceof NoResponseError || (error instanceof ApiError && error.status >= 500);
}

function readRetryAfterMs(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.min(seconds * 1000, sessionTimings.maxRefreshRetryDelay);
}
