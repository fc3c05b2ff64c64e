import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { executePrepared } from '../db/prepared-statements.ts';
import { HttpError } from './errors.ts';

export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;

const sweptRows = 100;

export interface LimitUse {
  key: string;
  isAllowed: boolean;
  isFirst: boolean;
  seconds: number;
}

export async function tryConsumeLimit(
  db: Database,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<LimitUse> {
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // In a transaction the deleted rows would stay locked until its end.
  const swept = db.isTransaction
    ? sql``
    : sql`
      with swept as (
        delete from rate_limits where key in (
          select key from rate_limits where ends_at < now() and key <> ${key}
          limit ${sql.lit(sweptRows)} for update skip locked
        )
      )`;
  const query = sql<{ taken: number; seconds: number }>`
    ${swept}
    insert into rate_limits as known (key, taken, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      taken = case when known.ends_at <= now() then 1 else known.taken + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning taken, ceil(extract(epoch from ends_at - now()))::int as seconds`;
  const { rows } = await (db.isTransaction
    ? query.execute(db)
    : executePrepared(db, 'take_from_limit', query));
  const { taken = 1, seconds = 0 } = rows[0] ?? {};
  return { key, isAllowed: taken <= max, isFirst: taken === 1, seconds };
}

export async function consumeLimit(db: Database, key: string, max: number, windowSeconds: number) {
  requireAllowed(await tryConsumeLimit(db, key, max, windowSeconds));
}

export function requireAllowed({ isAllowed, seconds }: LimitUse): void {
  if (!isAllowed) throw new HttpError(429, 'too_many_requests', { 'retry-after': String(seconds) });
}

export async function refundLimits(db: Database, keys: string[]): Promise<void> {
  await sql`
    update rate_limits set taken = taken - 1 where key = any(${keys}::text[]) and taken > 0`.execute(db);
}

export async function clearLimits(db: Database, keys: string[]): Promise<void> {
  await sql`delete from rate_limits where key = any(${keys}::text[])`.execute(db);
}

export async function clearLimitsWithPrefix(db: Database, prefix: string): Promise<void> {
  await sql`delete from rate_limits where starts_with(key, ${prefix})`.execute(db);
}

export async function deleteEndedLimits(db: Database): Promise<void> {
  await db.deleteFrom('rateLimits').where('endsAt', '<', sql<Date>`now()`).execute();
}

/** The address, or the /64 network of an IPv6 one, which a single household or server holds. */
export function callerKey({ ip }: { ip: string }): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

/** An HMAC: the table reveals no addresses, not even to someone who hashes a list of them. */
export function emailKey({ appSecret }: { appSecret: string }, email: string): string {
  const secret = new Uint8Array(hkdfSync('sha256', appSecret, '', 'rate limits', 32));
  return createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url');
}
