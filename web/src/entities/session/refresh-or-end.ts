import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import type { ApiClient } from '@parpaing/contract/client';
import { pause } from '../../lib/browser/pause.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { readUser } from './stored-user.ts';
import { sessionTimings } from './timings.ts';
import type { User } from './user-record.ts';

type End = (user: User) => void;

const underWay = new Map<string, Promise<User>>();

/**
 * For who cannot go on without fresh tokens. A server that cannot be reached, or fails, has decided nothing: it is
 * asked again, and the session ends with the last try (SPEC §4, DESIGN §3.23). Calls share the tries.
 */
export function refreshOrEnd(client: ApiClient, stale: User, end: End): Promise<User> {
  const key = stale.refreshToken;
  const known = underWay.get(key);
  if (known) return known;
  const renewal = tryInTurn(client, stale, end, sessionTimings.refreshPauses).finally(() =>
    underWay.delete(key),
  );
  underWay.set(key, renewal);
  return renewal;
}

async function tryInTurn(
  client: ApiClient,
  stale: User,
  end: End,
  [next, ...later]: readonly number[],
): Promise<User> {
  try {
    return await refreshTokens(client, stale, end);
  } catch (error) {
    if (!isUndecided(error)) throw error;
    if (next === undefined) {
      if (readUser()?.refreshToken === stale.refreshToken) end(stale);
      throw error;
    }
    await pause(Math.max(next, readWait(error)));
    return tryInTurn(client, stale, end, later);
  }
}

function isUndecided(error: unknown): boolean {
  return error instanceof NoResponseError || (error instanceof ApiError && error.status >= 500);
}

/** In milliseconds. */
function readWait(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.min(seconds * 1000, sessionTimings.longestRefreshPause);
}
