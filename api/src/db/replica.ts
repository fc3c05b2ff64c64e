import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailableError } from './availability.ts';
import { type Connection, openPool, type Pool, type PoolOptions } from './pool.ts';

const checkMs = 1000;
const lagCheckMs = 20;
const statementTimeout = '57014';

export interface Replica {
  url: string;
  /** Whether it has replayed all that this process has heard of. */
  isCurrent(): boolean;
  /** Reads go to the primary until it has replayed what was committed before this call. */
  awaitChanges(): void;
  stop(): Promise<void>;
}

interface Urls {
  primaryUrl: string;
  replicaUrl: string;
}

/** Compares positions in the write-ahead log: after each change that is heard, and once a second. */
export function followReplica({ primaryUrl, replicaUrl }: Urls, options: PoolOptions): Replica {
  const name = 'parpaing-position';
  const primary = openPool(primaryUrl, 1, { ...options, name });
  const replica = openPool(replicaUrl, 1, { ...options, name });
  let isCurrent = false;
  let isStopped = false;
  let changes = 0;
  let wake = Promise.withResolvers<void>();

  async function follow() {
    while (!isStopped) {
      wake = Promise.withResolvers();
      const heard = changes;
      const position = await readPosition(primary).catch(() => undefined);
      // While the primary is away nothing changes: the replica goes on as it was.
      if (position) {
        const isReplayed = await waitForReplay(position);
        if (!isReplayed || heard === changes) setCurrent(isReplayed);
      }
      const timer = setTimeout(wake.resolve, checkMs);
      await Promise.all([wake.promise, delay(lagCheckMs)]);
      clearTimeout(timer);
    }
  }

  async function waitForReplay(position: string): Promise<boolean> {
    const latest = performance.now() + checkMs;
    try {
      while (!(await hasReplayed(replica, position))) {
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
    if (!current && !isLate) options.logger?.warn('the replica is late or away: reads go to the primary');
    isLate = !current;
  }

  const following = follow();
  return {
    url: replicaUrl,
    isCurrent: () => isCurrent,
    awaitChanges() {
      changes++;
      isCurrent = false;
      wake.resolve();
    },
    async stop() {
      isStopped = true;
      wake.resolve();
      await following;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

/** Commits that are not yet flushed count too. */
async function readPosition(primary: Pool): Promise<string> {
  const text = 'select pg_current_wal_insert_lsn()::text as position';
  return (await ask<{ position: string }>(primary, text)).position;
}

/** Never true for a server that is no replica, or no longer one. */
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
export function preferReplica(primary: Pool, copy: Pool, replica: Replica): Pool {
  return {
    options: primary.options,
    async connect() {
      if (!replica.isCurrent()) return primary.connect();
      try {
        return readFromEither(await copy.connect(), primary, replica);
      } catch (error) {
        return fallBack(error);
      }
    },
    end: async () => void (await Promise.all([primary.end(), copy.end()])),
  };

  function fallBack(error: unknown) {
    if (!isReplicaFailure(error)) throw error;
    replica.awaitChanges();
    return primary.connect();
  }
}

function readFromEither(connection: Connection, primary: Pool, replica: Replica): Connection {
  let other: Connection | undefined;
  return {
    async query(text, values) {
      if (other) return other.query(text, values);
      try {
        return await connection.query(text, values);
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
        replica.awaitChanges();
        other = await primary.connect();
        return other.query(text, values);
      }
    },
    release(isBroken) {
      connection.release(isBroken);
      other?.release(isBroken);
    },
  };
}

/** A statement that is too slow here would only be slow twice. */
const isReplicaFailure = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError &&
  !(error.cause instanceof pg.DatabaseError && error.cause.code === statementTimeout);
