import Fastify from 'fastify';
import pg from 'pg';
import type { Answer } from '../read-answer.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

interface Served {
  statements: Statement[];
  answer: Answer;
}

/**
 * A bare Fastify. Where there is a best statement, PostgreSQL writes the answer; else the API's own statements are sent
 * and the API's own bytes are answered.
 */
export async function openStatementFloor(databaseUrl: string, poolSize: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  // The database may stop before the last connection is closed.
  pool.on('error', () => {});
  const served: Served[] = [];
  const best: Statement[] = [];
  const send = (name: string, { sql, parameters }: Statement) =>
    pool.query({ name, text: sql, values: [...parameters] });
  const app = Fastify({ forceCloseConnections: true });
  app.get<{ Params: { index: string } }>('/:index', async ({ params: { index } }, reply) => {
    const { statements, answer } = served[Number(index)] as Served;
    await Promise.all(statements.map((statement, position) => send(`${index}-${position}`, statement)));
    return reply.headers(answer.headers).send(answer.body);
  });
  app.get<{ Params: { index: string } }>('/best/:index', async ({ params: { index } }, reply) => {
    const { rows } = await send(`best-${index}`, best[Number(index)] as Statement);
    return reply.type('application/json; charset=utf-8').send(rows[0].answer);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    serve: (statements: Statement[], answer: Answer): string =>
      `${url}/${served.push({ statements: [...statements], answer }) - 1}`,
    serveBest: (statement: Statement): string => `${url}/best/${best.push(statement) - 1}`,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
