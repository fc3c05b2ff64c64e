import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { classifyFailure, DatabaseUnavailableError } from './availability.ts';
import { findStatementName } from './prepared-statements.ts';
import { requestContext } from './request-context.ts';

interface TimeLimits {
  /** For a free connection, or a new one. */
  connectMs: number;
  /** For one statement, counted by the server. */
  statementMs: number;
  /** Between two statements of a transaction, counted by the server. */
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
/** The job queue sends short statements, and goes on soon after a connection that was lost without a word. */
export const queueLimits: TimeLimits = { ...backgroundLimits, connectMs: 3000, statementMs: 10_000 };

/** After the server's own limit: one that does not answer at all cannot end the statement itself. */
const silenceMs = 300;

/** Longer than a quiet spell: a new connection takes longer than a statement. */
const idleMs = 5 * 60_000;

const sessionSettings = [
  // One search finds a handful, the next a million: a plan kept for both serves neither.
  'plan_cache_mode=force_custom_plan',
  // Requests share the processors; and parts of a union are read one after the other, as far as is needed.
  'max_parallel_workers_per_gather=0',
  // How a backend learns that its client has closed the connection, and stops working for it.
  'client_connection_check_interval=500',
];

export interface PoolOptions {
  name?: string;
  limits?: TimeLimits;
  logger?: FastifyBaseLogger;
}

export type Pool = ReturnType<typeof openPool>;

/** A pool of `pg` with time limits, whose connection failures become `DatabaseUnavailableError`. */
export function openPool(
  url: string,
  size: number,
  { name = 'parpaing', limits = requestLimits(), logger }: PoolOptions = {},
) {
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
  const connections = new WeakMap<pg.PoolClient, Connection>();
  pool.on('error', ({ message }) => logger?.warn({ reason: message }, 'database connection lost'));
  pool.on('connect', (client) => {
    connections.set(client, new Connection(client, limits));
    // pg-pool does not listen while a connection is in use; unheard, the loss of one would end the process.
    client.on('error', () => {});
  });

  return {
    options: pool.options,
    async connect(): Promise<Connection> {
      const connecting = pool.connect();
      try {
        return connections.get(await withinRequest(limits, () => connecting)) as Connection;
      } catch (error) {
        // It may still come, for nobody.
        connecting.then((client) => client.release()).catch(() => {});
        throw new DatabaseUnavailableError(error);
      }
    },
    end: () => pool.end(),
  };
}

/** A statement that lasts too long, or whose request's client left, ends together with its connection. */
class Connection {
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

/** Rejects when the request has used up its time. */
async function withinRequest<Result>(limits: TimeLimits, wait: () => Promise<Result>): Promise<Result> {
  const time = requestContext.getStore()?.waitingTime;
  if (!time || limits.requestMs === Number.POSITIVE_INFINITY) return wait();
  const leftMs = limits.requestMs - time.spentMs;
  const late = new Error(`the request waited ${limits.requestMs} ms`);
  if (leftMs <= 0) throw late;
  return time.measure(async () => {
    const { promise: isLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(late), leftMs);
    try {
      return await Promise.race([wait(), isLate]);
    } finally {
      clearTimeout(timer);
    }
  });
}
