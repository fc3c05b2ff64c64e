import { constants, setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { classifyFailure, DatabaseUnavailableError } from './availability.ts';
import { findStatementName } from './prepared-statements.ts';
import { requestContext } from './request-context.ts';

interface TimeLimits {
  connectMs: number;
  statementMs: number;
  idleInTransactionMs: number;
  /** For one request in all: its queue, connections and statements. */
  requestMs: number;
}

export const requestLimits = (requestMs = 2500): TimeLimits => ({
  connectMs: 0.4 * requestMs,
  statementMs: 0.6 * requestMs,
  idleInTransactionMs: 2 * requestMs,
  requestMs,
});
/** Jobs, migrations and the data of the first start read and write whole tables. */
export const backgroundLimits: TimeLimits = {
  connectMs: 10_000,
  statementMs: 10 * 60_000,
  idleInTransactionMs: 60_000,
  requestMs: Number.POSITIVE_INFINITY,
};
/** pg-boss sends short statements; a short limit lets it reconnect soon after a lost connection. */
export const queueLimits: TimeLimits = { ...backgroundLimits, connectMs: 3000, statementMs: 10_000 };

/** The client waits this much longer than `statement_timeout`, for a server that no longer answers. */
const silenceMs = 300;

const idleMs = 5 * 60_000;

const sessionSettings = [
  // Requests already use all processors, and a `union all … limit` must stop at its first part.
  'max_parallel_workers_per_gather=0',
  // The bitmap of a common word in a million materials stays exact; the default of 4 MB would read each page’s rows again.
  'work_mem=32MB',
  // Makes a backend notice that its client has disconnected.
  'client_connection_check_interval=500',
];

export interface PoolOptions {
  name?: string;
  limits?: TimeLimits;
  logger?: FastifyBaseLogger;
  /** Its PostgreSQL processes get less of the processor. Only for a database that runs on this machine. */
  hasLowPriority?: boolean;
}

export interface Connection {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  release(isBroken?: boolean): void;
}

export interface Pool {
  options: pg.PoolOptions;
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

export function openPool(
  url: string,
  size: number,
  { name = 'parpaing', limits = requestLimits(), logger, hasLowPriority = false }: PoolOptions = {},
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + silenceMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    options: sessionSettings.map((setting) => `-c ${setting}`).join(' '),
  });
  const connections = new WeakMap<pg.PoolClient, LimitedConnection>();
  pool.on('error', ({ message }) => logger?.warn({ reason: message }, 'database connection lost'));
  pool.on('connect', (client) => {
    connections.set(client, new LimitedConnection(client, limits));
    // pg-pool has no listener while a connection is in use; without one its loss would end the process.
    client.on('error', () => {});
    if (hasLowPriority) lowerPriority(client);
  });

  return {
    options: pool.options,
    async connect() {
      const connecting = pool.connect();
      try {
        return connections.get(await withinRequest(limits, () => connecting)) as LimitedConnection;
      } catch (error) {
        // The caller has stopped waiting; the connection goes back to the pool when it arrives.
        connecting.then((client) => client.release()).catch(() => {});
        throw new DatabaseUnavailableError(error);
      }
    },
    end: () => pool.end(),
  };
}

/** Fails only for a connection that has been closed meanwhile. */
function lowerPriority(client: pg.PoolClient) {
  const { processID } = client as unknown as { processID: number };
  try {
    setPriority(processID, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

class LimitedConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #limits: TimeLimits;

  constructor(client: pg.PoolClient, limits: TimeLimits) {
    this.#client = client;
    this.#limits = limits;
  }

  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const signal = requestContext.getStore()?.signal;
    signal?.throwIfAborted();
    const name = findStatementName(text);
    const disconnect = () => void (this.#client as unknown as pg.Client).end();
    signal?.addEventListener('abort', disconnect, { once: true });
    try {
      return await withinRequest(this.#limits, () => this.#client.query({ name, text, values }));
    } catch (failure) {
      signal?.throwIfAborted();
      const { error, isConnectionUsable } = classifyFailure(failure, { isPrepared: name !== undefined });
      if (!isConnectionUsable) disconnect();
      throw error;
    } finally {
      signal?.removeEventListener('abort', disconnect);
    }
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }
}

export class RequestTimeError extends Error {}

async function withinRequest<Result>(limits: TimeLimits, wait: () => Promise<Result>): Promise<Result> {
  const time = requestContext.getStore()?.waitingTime;
  if (!time || limits.requestMs === Number.POSITIVE_INFINITY) return wait();
  const leftMs = limits.requestMs - time.spentMs;
  const createError = () => new RequestTimeError(`the request waited ${limits.requestMs} ms`);
  if (leftMs <= 0) throw createError();
  return time.measure(async () => {
    const { promise: isLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(createError()), leftMs);
    try {
      return await Promise.race([wait(), isLate]);
    } finally {
      clearTimeout(timer);
    }
  });
}
