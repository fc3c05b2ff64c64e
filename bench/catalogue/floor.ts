import Fastify from 'fastify';
import pg from 'pg';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A bare Fastify: the best statement for an answer where there is one, else the API's own statements. */
export async function openFloor(databaseUrl: string, poolSize: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  // The database may stop before the last connection is closed.
  pool.on('error', () => {});
  const served: Statement[][] = [];
  const best: Statement[] = [];
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
  app.get<{ Params: { index: string } }>('/best/:index', async ({ params: { index } }, reply) => {
    const { sql, parameters } = best[Number(index)] as Statement;
    const { rows } = await pool.query({ name: `best-${index}`, text: sql, values: [...parameters] });
    return reply.type('application/json; charset=utf-8').send(rows[0].answer);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    serve(statements: Statement[]): string {
      return `${url}/${served.push([...statements]) - 1}`;
    },
    serveBest: (statement: Statement): string => `${url}/best/${best.push(statement) - 1}`,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
