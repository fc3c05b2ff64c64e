import { CamelCasePlugin, Kysely, type Logger } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { DB } from './types.ts';

export type Database = Kysely<DB>;

export function connectDatabase(url: string, poolSize: number, log?: Logger): Database {
  return new Kysely<DB>({
    log,
    dialect: new PostgresJSDialect({
      postgres: postgres(url, {
        max: poolSize,
        onnotice: () => {},
        connection: {
          application_name: 'parpaing',
          // One search finds a handful, the next a million: a plan kept for both serves neither.
          plan_cache_mode: 'force_custom_plan',
          // Requests share the processors; and parts of a union are read one after the other, as far as is needed.
          max_parallel_workers_per_gather: 0,
        },
      }),
    }),
    plugins: [new CamelCasePlugin()],
  });
}
