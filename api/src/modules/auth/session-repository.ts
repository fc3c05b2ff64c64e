import type { Role } from '@parpaing/contract/units';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import type { Sessions } from '../../db/types.ts';

export type SessionRow = Selectable<Sessions>;

/** Longer than the browser's own limits of 60 and 20 minutes, which must apply first. */
const idleMinutes = 90;
const sharedIdleMinutes = 40;
const maxDays = 30;
const maxSessions = 20;

const isLive = sql<boolean>`sessions.revoked_at is null and sessions.expires_at > now()`;
const endOfIdle = sql<Date>`least(
  now() + make_interval(mins => case when shared_device then ${sharedIdleMinutes}::int else ${idleMinutes}::int end),
  created_at + make_interval(days => ${maxDays})
)`;

export async function insertSession(
  db: Database,
  { id, userId, sharedDevice, device }: Pick<SessionRow, 'id' | 'userId' | 'sharedDevice' | 'device'>,
): Promise<void> {
  await sql`
    insert into sessions (id, user_id, shared_device, device, expires_at)
    values (${id}, ${userId}, ${sharedDevice}, ${device}, now() + make_interval(
      mins => ${sharedDevice ? sharedIdleMinutes : idleMinutes}))`.execute(db);
}

export async function touchSession(db: Database, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: sql`now()`, expiresAt: endOfIdle })
    .where('id', '=', id)
    .execute();
}

export async function revokeSurplusSessions(db: Database, userId: string): Promise<void> {
  await sql`
    update sessions set revoked_at = now() where id in (
      select id from sessions where user_id = ${userId} and ${isLive}
      order by last_used_at desc, id desc offset ${maxSessions}
    )`.execute(db);
}

export interface SessionHolder {
  sessionId: string;
  userId: string;
  role: Role;
}

export async function lockSession(db: Database, id: string): Promise<SessionHolder | undefined> {
  const { rows } = await sql<SessionHolder>`
    select sessions.id as session_id, user_id, role
    from sessions join users on users.id = user_id
    where sessions.id = ${id} and ${isLive} and deleted_at is null
    for update of sessions`.execute(db);
  return rows[0];
}

export async function findSessionOfToken(db: Database, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.sessionId;
}

interface NewRefreshToken {
  sessionId: string;
  hash: string;
  previousHash: string | null;
}

export async function insertRefreshToken(db: Database, token: NewRefreshToken): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute();
}

export function getLiveToken(
  db: Database,
  sessionId: string,
): Promise<{ hash: string; previousHash: string | null }> {
  return db
    .selectFrom('refreshTokens')
    .select(['hash', 'previousHash'])
    .where('sessionId', '=', sessionId)
    .where('rotatedAt', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function rotateRefreshToken(db: Database, hash: string): Promise<void> {
  await db.updateTable('refreshTokens').set({ rotatedAt: sql`now()` }).where('hash', '=', hash).execute();
}

export async function revokeSession(db: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revokedAt: sql`now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where(isLive)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function revokeSessions(db: Database, userId: string, except?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

export function listSessions(db: Database, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where(isLive)
    .orderBy('lastUsedAt', 'desc')
    .execute();
}

export async function revokeAccessToken(db: Database, jti: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('revokedTokens')
    .values({ jti, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface CurrentUser {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  sessionId: string;
}

interface TokenIds {
  userId: string;
  sessionId: string;
  jti: string;
}

export async function findCurrentUser(
  db: Database,
  { userId, sessionId, jti }: TokenIds,
): Promise<CurrentUser | undefined> {
  const query = sql<CurrentUser>`
    select users.id, email, full_name, role, sessions.id as session_id
    from sessions join users on users.id = user_id
    where sessions.id = ${sessionId} and user_id = ${userId} and ${isLive} and deleted_at is null
      and not exists (select from revoked_tokens where jti = ${jti})`;
  const { rows } = await executePrepared(db, 'find_current_user', query);
  return rows[0];
}

export async function findLiveTokens(db: Database, tokens: TokenIds[]): Promise<Set<string>> {
  const { rows } = await sql<{ jti: string }>`
    select held.jti
    from unnest(
      ${tokens.map(({ jti }) => jti)}::uuid[],
      ${tokens.map(({ sessionId }) => sessionId)}::uuid[],
      ${tokens.map(({ userId }) => userId)}::uuid[]
    ) as held (jti, session_id, user_id)
    join sessions on sessions.id = held.session_id and sessions.user_id = held.user_id
    join users on users.id = held.user_id
    where ${isLive} and deleted_at is null
      and not exists (select from revoked_tokens where revoked_tokens.jti = held.jti)`.execute(db);
  return new Set(rows.map(({ jti }) => jti));
}

export async function addKnownDevice(db: Database, userId: string, device: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (select device from known_devices where user_id = ${userId})
    insert into known_devices (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set last_seen_at = now()
    returning exists (select from before)
      and not exists (select from before where before.device = ${device}) as is_new`.execute(db);
  return rows[0]?.isNew ?? false;
}

export async function deleteSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

export async function deleteDevices(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}

export async function deleteEndedSessions(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at < now() or revoked_at is not null`.execute(db);
  await sql`delete from revoked_tokens where expires_at < now()`.execute(db);
  await sql`delete from email_tokens where expires_at < now()`.execute(db);
  await sql`delete from known_devices where last_seen_at < now() - interval '1 year'`.execute(db);
  await sql`delete from remembered_devices where last_seen_at < now() - interval '1 year'`.execute(db);
}
