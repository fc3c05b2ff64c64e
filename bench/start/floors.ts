import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withClient } from '@parpaing/api/with-client';
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { listProcesses } from '../../server/src/database/postgres-processes.ts';
import { get } from '../measure.ts';
import { readMemory } from './memory.ts';

interface Started {
  seconds: number;
  megabytes: number;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

export async function startBareFastify(): Promise<Started> {
  const start = performance.now();
  const program = fileURLToPath(new URL('./bare-fastify.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  await get(line.toString().trim());
  const seconds = secondsSince(start);
  const megabytes = readMemory([child.pid as number], 'Rss');
  child.kill();
  await ended;
  return { seconds, megabytes };
}

/** The embedded PostgreSQL alone, made where the folder is empty, until `select 1` is answered. */
export async function startPostgres(folder: string): Promise<Started> {
  const start = performance.now();
  const cluster = await startEmbeddedPostgres({ folder, password: 'throw-away' });
  try {
    return await withClient(cluster.url, async (client) => {
      await client.query('select 1');
      const seconds = secondsSince(start);
      return { seconds, megabytes: readMemory(listProcesses(join(folder, 'postgres')), 'Pss') };
    });
  } finally {
    await cluster.stop();
  }
}
