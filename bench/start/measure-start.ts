import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProcesses } from '../../server/src/database/postgres-processes.ts';
import { createSite } from '../create-site.ts';
import { get } from '../measure.ts';
import { startBareFastify, startPostgres } from './floors.ts';
import { readMemory } from './memory.ts';

export const startCases = [
  'first start until ready, s',
  'second start until ready, s',
  'second start, first page, s',
  'memory of Node, MB',
  'memory of PostgreSQL, MB',
] as const;

type Start = Record<(typeof startCases)[number], number>;

export async function startSiteTwice(port: number, demoPictures: 'covers' | 'none') {
  const { server, origin, cluster, remove } = await createSite(port, {
    DEMO_PICTURES: demoPictures,
    WEB_CONCURRENCY: '1',
  });
  try {
    const first = await server.start();
    await server.stop();
    const second = await server.start();
    const node = readMemory(server.nodePids(), 'Rss');
    const postgres = readMemory(listProcesses(cluster), 'Pss');
    const ready = performance.now();
    await get(`${origin}/`);
    const figures: Start = {
      'first start until ready, s': first,
      'second start until ready, s': second,
      'second start, first page, s': second + (performance.now() - ready) / 1000,
      'memory of Node, MB': node,
      'memory of PostgreSQL, MB': postgres,
    };
    return { figures, origin, nodePids: server.nodePids, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

export async function startFloorsTwice(): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-start-'));
  try {
    const fastify = await startBareFastify();
    const made = await startPostgres(folder);
    const again = await startPostgres(folder);
    return {
      'first start until ready, s': made.seconds + fastify.seconds,
      'second start until ready, s': again.seconds + fastify.seconds,
      'second start, first page, s': again.seconds + fastify.seconds,
      'memory of Node, MB': fastify.megabytes,
      'memory of PostgreSQL, MB': again.megabytes,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
