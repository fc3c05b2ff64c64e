import { connectDatabase, type Database } from './db/database.ts';
import type { PoolOptions } from './db/pool.ts';
import { type Bounds, createQueue, type Queue } from './queue.ts';

export type LaneName = 'reads' | 'searches';

export interface Lane {
  db: Database;
  queue: Queue;
}

export type Lanes = Record<LaneName, Lane>;

const maxWaitMs = 900;

export function splitConnections(total: number) {
  const members = Math.max(1, Math.round(total * 0.3));
  return { members, searches: members, reads: Math.max(1, total - 2 * members) };
}

/** A search sends several statements at once, so more searches than connections would only wait for each other. */
export function boundLanes({ searches, reads }: Record<LaneName, number>): Record<LaneName, Bounds> {
  return {
    searches: { concurrency: Math.ceil(searches / 2), maxWaiting: 64, maxWaitingPerCaller: 16, maxWaitMs },
    reads: { concurrency: 2 * reads, maxWaiting: 128, maxWaitingPerCaller: 32, maxWaitMs },
  };
}

export function connectLanes(
  url: string,
  connections: Record<LaneName, number>,
  options: Omit<PoolOptions, 'name'>,
): Lanes {
  const bounds = boundLanes(connections);
  const open = (name: LaneName): Lane => ({
    db: connectDatabase(url, connections[name], { name: `parpaing-${name}`, ...options }),
    queue: createQueue(bounds[name]),
  });
  return { searches: open('searches'), reads: open('reads') };
}
