import { CamelCasePlugin, Kysely, type Logger, PostgresDialect, type PostgresPool } from 'kysely';
import { openPool, type PoolOptions } from './pool.ts';
import { preferReplica, type Replica } from './replica.ts';
import type { DB } from './types.ts';

export { backgroundLimits, requestLimits } from './pool.ts';

export type Database = Kysely<DB>;

interface Options extends PoolOptions {
  log?: Logger;
  replica?: Replica;
}

export function connectDatabase(
  url: string,
  poolSize: number,
  { log, replica, ...options }: Options = {},
): Database {
  const primary = openPool(url, poolSize, options);
  const pool = replica ? preferReplica(primary, openPool(replica.url, poolSize, options), replica) : primary;
  return new Kysely<DB>({
    log,
    // Kysely's type also asks for cursors, which we do not use.
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    plugins: [new CamelCasePlugin()],
  });
}
