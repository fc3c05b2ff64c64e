import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { DatabaseUnavailableError, tellFailure } from './availability.ts';
import { findStatementName } from './prepared-statements.ts';
import { requestSignal } from './request-signal.ts';

interface TimeLimits {
  /** For a free connection, or a new one. */
  connectMs: number;
  /** For one statement, counted by the server. */
  statementMs: number;
  /** Between two statements of a transaction, counted by the server. */
  idleInTransactionMs: number;
}

/** A caller learns within 3 s that the database does not answer. */
const requestLimits: TimeLimits = { connectMs: 1000, statementMs: 1500, idleInTransactionMs: 5000 };
/** Jobs, migrations and the data of the first start read and write whole tables. */
export const backgroundLimits: TimeLimits = {
  connectMs: 10_000,
  statementMs: 10 * 60_000,
  idleInTransactionMs: 60_000,
};

/** After the server's own limit: one that does not answer at all cannot end the statement itself. */
const silenceMs = 300;

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

/** Connections of `pg`, whose failures are told apart and whose statements end in time. */
export function openPool(
  url: string,
  size: number,
  { name = 'parpaing', limits = requestLimits, logger }: PoolOptions = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + silenceMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    options: sessionSettings.map((setting) => `-c ${setting}`).join(' '),
  });
  const connections = new WeakMap<pg.PoolClient, Connection>();
  pool.on('error', ({ message }) => logger?.warn({ reason: message }, 'database connection lost'));
  pool.on('connect', (client) => {
    connections.set(client, new Connection(client));
    // The pool does not listen while someone uses the connection: its loss must not end the process then.
    client.on('error', () => {});
  });

  return {
    options: pool.options,
    async connect(): Promise<Connection> {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error);
      });
      return connections.get(client) as Connection;
    },
    end: () => pool.end(),
  };
}

/** A statement that lasts too long, or whose request's client left, ends together with its connection. */
class Connection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const signal = requestSignal.getStore();
    signal?.throwIfAborted();
    const disconnect = () => void (this.#client as unknown as pg.Client).end();
    signal?.addEventListener('abort', disconnect, { once: true });
    try {
      return await this.#client.query({ name: findStatementName(text), text, values });
    } catch (failure) {
      signal?.throwIfAborted();
      const { error, isConnectionUsable } = tellFailure(failure);
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
