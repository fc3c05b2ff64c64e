import Fastify from 'fastify';
import pg from 'pg';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A bare Fastify that runs the same statements: a lower bound for the API. */
export async function openFloor(databaseUrl: string, poolSize: number) {
  const options = '-c plan_cache_mode=force_custom_plan';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, options });
  const served: Statement[][] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.get<{ Params: { index: string } }>('/:index', async ({ params }) => {
    const statements = served[Number(params.index)] ?? [];
    return Promise.all(
      statements.map(async ({ sql, parameters }, position) => {
        const name = `${params.index}-${position}`;
        const { rows } = await pool.query({ name, text: sql, values: [...parameters] });
        return rows;
      }),
    );
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    serve(statements: Statement[]): string {
      return `${url}/${served.push([...statements]) - 1}`;
    },
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
