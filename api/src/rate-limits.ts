import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { executePrepared } from './db/prepared-statements.ts';
import { HttpError } from './errors.ts';

export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;

/** Rows of windows long past that one request sweeps away. */
const sweptRows = 100;

export interface Take {
  key: string;
  isAllowed: boolean;
  /** Of its window. */
  isFirst: boolean;
  /** Until the window ends. */
  seconds: number;
}

/** Counts one more use of `key`; `max` of them are allowed until the window, which the first one opens, ends. */
export async function tryTakeFromLimit(
  db: Database,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<Take> {
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // A transaction would keep others from what it swept until its end.
  const swept = db.isTransaction
    ? sql``
    : sql`
      with swept as (
        delete from rate_limits where key in (
          select key from rate_limits where ends_at < now() and key <> ${key}
          limit ${sweptRows} for update skip locked
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

/** As above, and says when to come back. */
export async function takeFromLimit(db: Database, key: string, max: number, windowSeconds: number) {
  requireAllowed(await tryTakeFromLimit(db, key, max, windowSeconds));
}

export function requireAllowed({ isAllowed, seconds }: Take): void {
  if (!isAllowed) throw new HttpError(429, 'too_many_requests', { 'retry-after': String(seconds) });
}

/** What was taken did not count after all. */
export async function giveBackToLimits(db: Database, keys: string[]): Promise<void> {
  await sql`
    update rate_limits set taken = taken - 1 where key = any(${keys}::text[]) and taken > 0`.execute(db);
}

export async function clearLimits(db: Database, keys: string[]): Promise<void> {
  await sql`delete from rate_limits where key = any(${keys}::text[])`.execute(db);
}

export async function clearLimitsWithPrefix(db: Database, prefix: string): Promise<void> {
  await sql`delete from rate_limits where starts_with(key, ${prefix})`.execute(db);
}

/** Keys name callers: none outlives its window for long. */
export async function forgetEndedLimits(db: Database): Promise<void> {
  await db.deleteFrom('rateLimits').where('endsAt', '<', sql<Date>`now()`).execute();
}

/** Who is asking: an address, or the network that one household or server has to itself (an IPv6 /64). */
export function callerKey({ ip }: { ip: string }): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

/** An e-mail address in a key. Hashed with a secret: neither read there, nor found by hashing a list of addresses. */
export function emailKey({ appSecret }: { appSecret: string }, email: string): string {
  const secret = new Uint8Array(hkdfSync('sha256', appSecret, '', 'rate limits', 32));
  return createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url');
}
