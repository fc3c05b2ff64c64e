import { CamelCasePlugin, Kysely, type Logger, PostgresDialect, type PostgresPool } from 'kysely';
import { openPool, type PoolOptions } from './pool.ts';
import type { DB } from './types.ts';

export { backgroundLimits, requestLimits } from './pool.ts';

export type Database = Kysely<DB>;

interface Options extends PoolOptions {
  log?: Logger;
}

export function connectDatabase(url: string, poolSize: number, { log, ...options }: Options = {}): Database {
  const pool = openPool(url, poolSize, options);
  return new Kysely<DB>({
    log,
    // Kysely's type also asks for cursors, which we do not use.
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    plugins: [new CamelCasePlugin()],
  });
}
