import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import type { ApiClient } from '@parpaing/contract/client';
import { pause } from '../../lib/browser/pause.ts';
import { readUser, saveUser } from './stored-user.ts';
import { bearer } from './token.ts';
import type { User } from './user-record.ts';

/** The user has logged out, or is another, since. */
class SessionChangedError extends Error {
  constructor() {
    super('session changed');
    this.name = 'SessionChangedError';
  }
}

/** How long a tab keeps others from using a token it has spent: they read what it stored a little later. */
const spentMs = 10_000;
/** For what a tab stored just before it was closed to be read by the next in turn. */
const propagationMs = 200;

const renewals = new Map<string, Promise<User>>();

/**
 * A refresh token serves once, and one seen twice ends the session: the calls of a tab share one refresh, and so
 * do tabs. `onRefused` ends the session before any of them hears of it.
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
  const known = renewals.get(key);
  if (known) return known;
  const renew = () => renewTokens(client, user, onRefused);
  // Web Locks are for secure contexts only.
  const renewal = globalThis.navigator?.locks ? renewAmongTabs(user, renew) : renew();
  renewals.set(key, renewal);
  return renewal.finally(() => renewals.delete(key));
}

/**
 * Tabs may live in processes that hear of each other's storage late, so a lock alone would let the next in turn
 * spend the same token again. The lock bears the token's name and is held on after success; whoever waits for
 * it is served by the storage event, and gets the lock itself only where the other tab failed.
 */
function renewAmongTabs(user: User, renew: () => Promise<User>): Promise<User> {
  const { promise, resolve, reject } = Promise.withResolvers<User>();
  const waiting = new AbortController();
  const { signal } = waiting;
  const askedAt = Date.now();

  function follow() {
    const current = readUser();
    if (current?.refreshToken === user.refreshToken) return false;
    waiting.abort();
    if (current?.id === user.id) resolve(current);
    else reject(new SessionChangedError());
    return true;
  }

  async function takeTurn() {
    const hasWaited = Date.now() - askedAt > propagationMs;
    if (hasWaited) await pause(propagationMs);
    if (follow()) return;
    waiting.abort();
    resolve(await renew());
    await pause(spentMs);
  }

  addEventListener('storage', follow, { signal });
  navigator.locks.request(`refresh ${user.refreshToken}`, { signal }, takeTurn).catch(reject);
  return promise;
}

async function renewTokens(client: ApiClient, user: User, onRefused: (user: User) => void): Promise<User> {
  const tokens = await askForTokens(client, user, onRefused);
  const latest = readUser();
  if (latest?.refreshToken !== user.refreshToken) throw new SessionChangedError();
  const renewed = { ...latest, ...tokens };
  saveUser(renewed);
  return renewed;
}

async function askForTokens(client: ApiClient, user: User, onRefused: (user: User) => void) {
  try {
    const body = { refreshToken: user.refreshToken };
    const answer = await client.call('refreshToken', { body }, { headers: bearer(user) });
    // A network that wants a login first answers 200 with a page of its own.
    if (!answer?.token || !answer.refreshToken) throw new NoResponseError('no token');
    return { token: answer.token, refreshToken: answer.refreshToken };
  } catch (error) {
    if (isRefusal(error) && readUser()?.refreshToken === user.refreshToken) onRefused(user);
    throw error;
  }
}

/** 400: what was stored is no refresh token at all. A broken connection or server refuses nothing. */
function isRefusal(error: unknown) {
  return error instanceof ApiError && [400, 401, 403].includes(error.status);
}
