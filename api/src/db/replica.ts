import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailableError } from './availability.ts';
import { type Connection, openPool, type Pool, type PoolOptions, RequestTimeError } from './pool.ts';

const checkMs = 1000;
const lagCheckMs = 20;
const maxLagMs = 200;
const statementTimeout = '57014';

export interface Replica {
  url: string;
  isCurrent(): boolean;
  /** Reads go to the primary until it has replayed what was committed before this call. */
  expectChange(): void;
  reportFailure(): void;
  stop(): Promise<void>;
}

interface Urls {
  primaryUrl: string;
  replicaUrl: string;
}

/** Compares positions in the write-ahead log: after each change that is heard, and once a second. */
export function followReplica({ primaryUrl, replicaUrl }: Urls, options: PoolOptions): Replica {
  const name = 'parpaing-position';
  const primaryPool = openPool(primaryUrl, 1, { ...options, name });
  const replicaPool = openPool(replicaUrl, 1, { ...options, name });
  let isCurrent = false;
  let isStopped = false;
  let changes = 0;
  let known = { position: '', changes: -1 };
  let wake = Promise.withResolvers<void>();

  async function follow() {
    while (!isStopped) {
      wake = Promise.withResolvers();
      const heard = changes;
      // Without the primary nothing is written, so its last known position stays valid.
      const position = await readPosition(primaryPool).catch(() => undefined);
      if (position) known = { position, changes: heard };
      const isReplayed = known.changes === heard && (await waitForReplay(known.position));
      if (!isReplayed || heard === changes) setCurrent(isReplayed);
      const timer = setTimeout(wake.resolve, isReplayed ? checkMs : maxLagMs);
      await Promise.all([wake.promise, delay(lagCheckMs)]);
      clearTimeout(timer);
    }
  }

  async function waitForReplay(position: string): Promise<boolean> {
    const latest = performance.now() + maxLagMs;
    try {
      while (!(await hasReplayed(replicaPool, position))) {
        if (isStopped || performance.now() > latest) return false;
        await delay(lagCheckMs);
      }
      return true;
    } catch {
      return false;
    }
  }

  let isLate = false;
  function setCurrent(current: boolean) {
    isCurrent = current;
    if (isLate === !current) return;
    isLate = !current;
    if (isLate) options.logger?.warn('the replica is late or away: reads go to the primary');
    else options.logger?.info('the replica answers again');
  }

  function distrust() {
    isCurrent = false;
    wake.resolve();
  }

  const following = follow();
  return {
    url: replicaUrl,
    isCurrent: () => isCurrent,
    expectChange() {
      changes++;
      distrust();
    },
    reportFailure: distrust,
    async stop() {
      isStopped = true;
      wake.resolve();
      await following;
      await Promise.all([primaryPool.end(), replicaPool.end()]);
    },
  };
}

/** A replica receives only what the primary has flushed; with `synchronous_commit = off`, commits return before that. */
async function readPosition(primary: Pool): Promise<string> {
  const text = `
    select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn()
    end::text as position`;
  return (await ask<{ position: string }>(primary, text)).position;
}

/** False for a server that is not a replica, such as one that was promoted. */
async function hasReplayed(replica: Pool, position: string): Promise<boolean> {
  const text = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed';
  return (await ask<{ replayed: boolean }>(replica, text, [position])).replayed;
}

async function ask<Row>(pool: Pool, text: string, values?: unknown[]): Promise<Row> {
  const connection = await pool.connect();
  try {
    return (await connection.query(text, values)).rows[0] as Row;
  } finally {
    connection.release();
  }
}

/** Reads from the replica while it is current, and again from the primary what the replica fails to read. */
export function preferReplica(primary: Pool, replicaPool: Pool, replica: Replica): Pool {
  return {
    options: primary.options,
    async connect() {
      if (!replica.isCurrent()) return primary.connect();
      try {
        return readFromEither(await replicaPool.connect(), primary, replica);
      } catch (error) {
        return readFromPrimary(error, primary, replica);
      }
    },
    end: async () => void (await Promise.all([primary.end(), replicaPool.end()])),
  };
}

function readFromEither(onReplica: Connection, primary: Pool, replica: Replica): Connection {
  let onPrimary: Connection | undefined;
  return {
    async query(text, values) {
      if (onPrimary) return onPrimary.query(text, values);
      try {
        return await onReplica.query(text, values);
      } catch (error) {
        onPrimary = await readFromPrimary(error, primary, replica);
        return onPrimary.query(text, values);
      }
    },
    release(isBroken) {
      onReplica.release(isBroken);
      onPrimary?.release(isBroken);
    },
  };
}

function readFromPrimary(error: unknown, primary: Pool, replica: Replica): Promise<Connection> {
  if (!isReplicaFailure(error)) throw error;
  replica.reportFailure();
  return primary.connect();
}

/** Not tried again on the primary: a statement that timed out, which would do so again, and a request without time left. */
function isReplicaFailure(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailableError)) return false;
  const { cause } = error;
  const isTooSlow = cause instanceof pg.DatabaseError && cause.code === statementTimeout;
  return !isTooSlow && !(cause instanceof RequestTimeError);
}
