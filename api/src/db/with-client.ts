import pg from 'pg';

/** Work on a connection of its own. Without a listener, losing it would end the process. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  connectionTimeoutMillis = 0,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
