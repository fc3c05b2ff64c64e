import type { Session } from '@parpaing/contract/schemas';
import type { Role } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { notFound, unauthenticated } from '../../http/errors.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { newId } from '../../lib/ids.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import { refreshesPerSession, refuseToken } from './limits.ts';
import { presentSession } from './presenter.ts';
import {
  type CurrentUser,
  deleteEndedSessions,
  findSessionOfToken,
  getLiveToken,
  insertRefreshToken,
  insertSession,
  listSessions,
  lockSession,
  revokeAccessToken,
  revokeSession,
  revokeSessions,
  revokeSurplusSessions,
  rotateRefreshToken,
  type SessionHolder,
  touchSession,
} from './session-repository.ts';

export { deleteEndedSessions };

export interface TokenPair {
  token: string;
  refreshToken: string;
}

export async function openSession(
  db: Database,
  accessTokens: AccessTokens,
  user: { id: string; role: Role },
  { device, sharedDevice }: { device: string; sharedDevice: boolean },
): Promise<TokenPair> {
  const sessionId = newId();
  await insertSession(db, { id: sessionId, userId: user.id, sharedDevice, device });
  await revokeSurplusSessions(db, user.id);
  return issueTokens(db, accessTokens, { userId: user.id, sessionId, role: user.role }, null);
}

export async function renewTokens(
  db: Database,
  accessTokens: AccessTokens,
  { sessionId }: { sessionId: string },
): Promise<TokenPair> {
  const holder = await lockSession(db, sessionId);
  if (!holder) throw unauthenticated();
  const live = await getLiveToken(db, sessionId);
  return exchangeToken(db, accessTokens, holder, { spent: live.hash, previous: live.hash });
}

/**
 * A token that was already exchanged has been copied, so the session is revoked. Exception: the previous token, while
 * the new one is unused, because the answer may have been lost (decision 012).
 */
export async function refreshSession(
  db: Database,
  accessTokens: AccessTokens,
  refreshToken: string,
  caller: string,
): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  const sessionId = await findSessionOfToken(db, hash);
  if (!sessionId) return refuseToken(db, caller);
  const tokens = await db.transaction().execute(async (transaction) => {
    const holder = await lockSession(transaction, sessionId);
    if (!holder) return undefined;
    const live = await getLiveToken(transaction, holder.sessionId);
    if (hash === live.hash || hash === live.previousHash) {
      await consumeLimit(transaction, `refreshes ${sessionId}`, refreshesPerSession, hourSeconds);
      return exchangeToken(transaction, accessTokens, holder, { spent: live.hash, previous: hash });
    }
    await revokeSession(transaction, holder.userId, holder.sessionId);
    return undefined;
  });
  if (!tokens) throw unauthenticated();
  return tokens;
}

async function exchangeToken(
  db: Database,
  accessTokens: AccessTokens,
  holder: SessionHolder,
  { spent, previous }: { spent: string; previous: string },
) {
  await rotateRefreshToken(db, spent);
  await touchSession(db, holder.sessionId);
  return issueTokens(db, accessTokens, holder, previous);
}

async function issueTokens(
  db: Database,
  accessTokens: AccessTokens,
  { userId, sessionId, role }: SessionHolder,
  previousHash: string | null,
): Promise<TokenPair> {
  const refreshToken = newToken();
  await insertRefreshToken(db, { sessionId, hash: hashToken(refreshToken), previousHash });
  return { token: await accessTokens.sign(userId, sessionId, role), refreshToken };
}

export async function listOwnSessions(db: Database, { id, sessionId }: CurrentUser): Promise<Session[]> {
  const sessions = await listSessions(db, id);
  return sessions.map((session) => presentSession(session, sessionId));
}

export async function endSession(db: Database, { id }: CurrentUser, sessionId: string): Promise<void> {
  if (!(await revokeSession(db, id, sessionId))) throw notFound();
}

export const endOtherSessions = (db: Database, { id, sessionId }: CurrentUser) =>
  revokeSessions(db, id, sessionId);

/** Accepts an expired token. */
export async function endSessionOf(
  db: Database,
  accessTokens: AccessTokens,
  token: string,
  caller: string,
): Promise<void> {
  const claims = await accessTokens.read(token, { evenExpired: true });
  if (!claims) return refuseToken(db, caller);
  await db.transaction().execute(async (transaction) => {
    await revokeAccessToken(transaction, claims.jti, claims.expiresAt);
    await revokeSession(transaction, claims.userId, claims.sessionId);
  });
}
