import { ApiError } from '@parpaing/contract/call-errors';
import type { ApiClient } from '@parpaing/contract/client';
import { readUser, saveUser } from './session.ts';
import type { User } from './user-record.ts';

/** The user has logged out, or is another, since. */
class SessionChangedError extends Error {
  constructor() {
    super('session changed');
    this.name = 'SessionChangedError';
  }
}

/**
 * A refresh token serves once, so calls and tabs that find the same one too old share one refresh: whoever
 * gets the lock later finds the tokens renewed, or the session ended by `onRefused`.
 */
export function refreshTokens(
  client: ApiClient,
  stale: User,
  onRefused: (user: User) => void,
): Promise<User> {
  return takeTurn(async () => {
    const user = readUser();
    if (user?.id !== stale.id) throw new SessionChangedError();
    if (user.refreshToken !== stale.refreshToken) return user;
    const tokens = await renew(client, user, onRefused);
    const latest = readUser();
    if (latest?.refreshToken !== user.refreshToken) throw new SessionChangedError();
    const renewed = { ...latest, ...tokens };
    saveUser(renewed);
    return renewed;
  });
}

async function renew(client: ApiClient, user: User, onRefused: (user: User) => void) {
  try {
    return await client.call('refreshToken', { body: { refreshToken: user.refreshToken } });
  } catch (error) {
    if (isRefusal(error) && readUser()?.refreshToken === user.refreshToken) onRefused(user);
    throw error;
  }
}

/** 400: what was stored is no refresh token at all. A broken connection or server refuses nothing. */
function isRefusal(error: unknown) {
  return error instanceof ApiError && [400, 401, 403].includes(error.status);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Web Locks are for secure contexts only; over plain HTTP the calls of one tab still take turns. */
function takeTurn<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  if (globalThis.navigator?.locks) return navigator.locks.request('session-refresh', act) as Promise<Outcome>;
  const turn = lastTurn.then(act, act);
  lastTurn = turn.catch(() => {});
  return turn;
}
