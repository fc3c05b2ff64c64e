import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { forbidden, unauthenticated } from '../../http/errors.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import type { AccessTokens } from './access-tokens.ts';
import { changesPerHour } from './limits.ts';
import { maySell } from './policy.ts';
import { type CurrentUser, findCurrentUser } from './session-repository.ts';

export { type CurrentUser, findLiveTokens } from './session-repository.ts';

export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];
}

export async function findRequester(
  db: Database,
  accessTokens: AccessTokens,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  const token = readBearer(request);
  const claims = token === undefined ? undefined : await accessTokens.read(token);
  return claims && findCurrentUser(db, claims);
}

export async function authenticate(
  db: Database,
  accessTokens: AccessTokens,
  request: FastifyRequest,
): Promise<CurrentUser> {
  const user = await findRequester(db, accessTokens, request);
  if (!user) throw unauthenticated();
  return user;
}

export function requireUser({ user }: FastifyRequest): CurrentUser {
  if (!user) throw unauthenticated();
  return user;
}

/** For calls that change something: also counts against the hourly limit. */
export async function requireWriter(db: Database, request: FastifyRequest): Promise<CurrentUser> {
  const user = requireUser(request);
  await consumeLimit(db, `changes ${user.id}`, changesPerHour, hourSeconds);
  return user;
}

export function requireAdmin(request: FastifyRequest): CurrentUser {
  const user = requireUser(request);
  if (user.role !== 'ADMIN') throw forbidden();
  return user;
}

export async function requireSellingWriter(db: Database, request: FastifyRequest): Promise<CurrentUser> {
  requireSeller(request);
  return requireWriter(db, request);
}

export function requireSeller(request: FastifyRequest): CurrentUser {
  const user = requireUser(request);
  if (!maySell(user.role)) throw forbidden();
  return user;
}
