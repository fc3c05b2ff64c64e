import { CamelCasePlugin, Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { DB } from './types.ts';

export type Database = Kysely<DB>;

export function connectDatabase(url: string, poolSize: number): Database {
  return new Kysely<DB>({
    dialect: new PostgresJSDialect({
      postgres: postgres(url, {
        max: poolSize,
        onnotice: () => {},
        connection: { application_name: 'parpaing' },
      }),
    }),
    plugins: [new CamelCasePlugin()],
  });
}
