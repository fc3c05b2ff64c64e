import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import type { ApiClient } from '@parpaing/contract/client';
import { pause } from '../../../lib/browser/pause.ts';
import { readUser, saveUser } from '../stored-user.ts';
import type { User } from '../user-record.ts';
import { bearer } from './token.ts';

class SessionChangedError extends Error {
  constructor() {
    super('session changed');
    this.name = 'SessionChangedError';
  }
}

/** The lock is held this long after a refresh, until other tabs can read the new tokens from storage. */
const lockHeldMs = 10_000;
/** Time for what a closed tab stored to reach this one. */
const storagePropagationMs = 200;

const pendingRefreshes = new Map<string, Promise<User>>();

/**
 * The server accepts a refresh token once and ends the session on a second use, so all calls and all tabs
 * share one refresh. `onRefused` ends the session before any caller is told.
 */
export async function refreshTokens(
  client: ApiClient,
  stale: User,
  onRefused: (user: User) => void,
): Promise<User> {
  const user = readUser();
  if (user?.id !== stale.id) throw new SessionChangedError();
  if (user.refreshToken !== stale.refreshToken) return user;
  const key = user.refreshToken;
  const pending = pendingRefreshes.get(key);
  if (pending) return pending;
  const requestNewUser = () => requestAndSaveTokens(client, user, onRefused);
  const refresh = globalThis.navigator?.locks ? refreshUnderLock(user, requestNewUser) : requestNewUser();
  pendingRefreshes.set(key, refresh);
  return refresh.finally(() => pendingRefreshes.delete(key));
}

/**
 * Tabs in different processes see each other's storage late, so a lock alone would let the next tab use the
 * same token again. The lock is named after the token and held after success; waiting tabs take the new
 * tokens from the storage event, and get the lock only if the first tab failed.
 */
function refreshUnderLock(user: User, requestNewUser: () => Promise<User>): Promise<User> {
  const { promise, resolve, reject } = Promise.withResolvers<User>();
  const waiting = new AbortController();
  const { signal } = waiting;
  const requestedAt = Date.now();

  function settleIfChanged() {
    const current = readUser();
    if (current?.refreshToken === user.refreshToken) return false;
    waiting.abort();
    if (current?.id === user.id) resolve(current);
    else reject(new SessionChangedError());
    return true;
  }

  async function refreshWithLock() {
    const hasWaited = Date.now() - requestedAt > storagePropagationMs;
    if (hasWaited) await pause(storagePropagationMs);
    if (settleIfChanged()) return;
    waiting.abort();
    resolve(await requestNewUser());
    await pause(lockHeldMs);
  }

  addEventListener('storage', settleIfChanged, { signal });
  navigator.locks.request(`refresh ${user.refreshToken}`, { signal }, refreshWithLock).catch(reject);
  return promise;
}

async function requestAndSaveTokens(
  client: ApiClient,
  user: User,
  onRefused: (user: User) => void,
): Promise<User> {
  const tokens = await requestTokens(client, user, onRefused);
  const latest = readUser();
  if (latest?.refreshToken !== user.refreshToken) throw new SessionChangedError();
  const renewed = { ...latest, ...tokens };
  saveUser(renewed);
  return renewed;
}

async function requestTokens(client: ApiClient, user: User, onRefused: (user: User) => void) {
  try {
    const body = { refreshToken: user.refreshToken };
    const answer = await client.call('refreshToken', { body }, { headers: bearer(user) });
    // A captive portal answers 200 with its own page.
    if (!answer?.token || !answer.refreshToken) throw new NoResponseError('no token');
    return { token: answer.token, refreshToken: answer.refreshToken };
  } catch (error) {
    if (isRefusal(error) && readUser()?.refreshToken === user.refreshToken) onRefused(user);
    throw error;
  }
}

/** 400: the stored value is not a refresh token. Network and server errors are not refusals. */
function isRefusal(error: unknown) {
  return error instanceof ApiError && [400, 401, 403].includes(error.status);
}
