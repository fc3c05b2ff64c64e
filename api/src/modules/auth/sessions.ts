import type { Role } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { unauthenticated } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import {
  deleteEnded,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  revokeAccessToken,
  revokeSession,
  rotateRefreshTokens,
  touchSession,
} from './session-repository.ts';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

interface Holder {
  userId: string;
  sessionId: string;
  role: Role;
}

export async function openSession(
  db: Database,
  accessTokens: AccessTokens,
  user: { id: string; role: Role },
  { device, sharedDevice }: { device: string; sharedDevice: boolean },
): Promise<TokenPair> {
  const sessionId = newId();
  await insertSession(db, { id: sessionId, userId: user.id, sharedDevice, device });
  return issueTokens(db, accessTokens, { userId: user.id, sessionId, role: user.role });
}

/** Fresh tokens for a session that goes on; the refresh token it had is spent. */
export async function renewTokens(db: Database, accessTokens: AccessTokens, holder: Holder) {
  await rotateRefreshTokens(db, holder.sessionId);
  await touchSession(db, holder.sessionId);
  return issueTokens(db, accessTokens, holder);
}

async function issueTokens(db: Database, accessTokens: AccessTokens, { userId, sessionId, role }: Holder) {
  const refreshToken = newToken();
  await insertRefreshToken(db, sessionId, hashToken(refreshToken));
  return { token: await accessTokens.sign(userId, sessionId, role), refreshToken };
}

/**
 * A token that was rotated before was copied by someone: which of the two holders is honest cannot be told, so the
 * session ends for both. No grace for an answer lost on the way: tabs share one refresh, and logging in again is
 * cheaper than a window in which a stolen token works.
 */
export async function refreshSession(
  db: Database,
  accessTokens: AccessTokens,
  refreshToken: string,
): Promise<TokenPair> {
  const tokens = await db.transaction().execute(async (transaction) => {
    const found = await lockRefreshToken(transaction, hashToken(refreshToken));
    if (!found?.isLive) return undefined;
    if (!found.isRotated) return renewTokens(transaction, accessTokens, found);
    await revokeSession(transaction, found.userId, found.sessionId);
    return undefined;
  });
  if (!tokens) throw unauthenticated();
  return tokens;
}

/** Also with a token that has expired: whoever comes back late and leaves means to leave for good. */
export async function endSessionOf(db: Database, accessTokens: AccessTokens, token: string): Promise<void> {
  const claims = await accessTokens.read(token, { evenExpired: true });
  if (!claims) throw unauthenticated();
  await db.transaction().execute(async (transaction) => {
    await revokeAccessToken(transaction, claims.jti, claims.expiresAt);
    await revokeSession(transaction, claims.userId, claims.sessionId);
  });
}

export const forgetEndedSessions = deleteEnded;
