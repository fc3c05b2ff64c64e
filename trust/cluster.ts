import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { listProcesses } from '../server/src/database/postgres-processes.ts';
import { argumentsOf } from './process-tree.ts';

export type Cluster = ReturnType<typeof clusterIn>;

export function clusterIn(dataFolder: string) {
  const folder = join(dataFolder, 'postgres');
  const readPidFile = () => {
    const file = join(folder, 'postmaster.pid');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  };

  const processes = () => (existsSync(folder) ? listProcesses(folder) : []);

  const port = () => Number(readPidFile()[3]) || undefined;
  const secrets = (): Record<'databasePassword' | 'appSecret', string> =>
    JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));
  const url = (throughPort: number | undefined) =>
    `postgres://parpaing:${secrets().databasePassword}@127.0.0.1:${throughPort}/postgres`;

  async function use<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: url(port()), connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => {});
    }
  }

  return {
    port,
    url,
    secrets,
    use,
    processes,
    postmaster: () => processes().filter((pid) => pid === Number(readPidFile()[0])),

    /** Client backends, by the state in their process title: `idle`, `SELECT`, … */
    backends(): { pid: number; state: string }[] {
      return processes().flatMap((pid) => {
        const state = /^postgres: \S+ \S+ 127\.0\.0\.1\(\d+\) (.+)/.exec(argumentsOf(pid)[0] ?? '')?.[1];
        return state ? [{ pid, state: state.trim() }] : [];
      });
    },

    answers: (): Promise<boolean> =>
      use((client) => client.query('select 1')).then(
        () => true,
        () => false,
      ),
  };
}
