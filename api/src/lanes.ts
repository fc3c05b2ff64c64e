import { connectDatabase, type Database } from './db/database.ts';
import type { PoolOptions } from './db/pool.ts';
import { type Bounds, createQueue, type Queue } from './queue.ts';

export type LaneName = 'reads' | 'searches';

/** Public reads of one kind. They share connections and a queue with each other and with nothing else. */
export interface Lane {
  db: Database;
  queue: Queue;
}

export type Lanes = Record<LaneName, Lane>;

const longestWaitMs = 900;

/** Of ten connections: three for members and all that is written, three for searches, four for other public reads. */
export function splitConnections(total: number) {
  const members = Math.max(1, Math.round(total * 0.3));
  return { members, searches: members, reads: Math.max(1, total - 2 * members) };
}

/** A search sends several statements at once; more searches than connections would only wait for each other. */
export function boundLanes({ searches, reads }: Record<LaneName, number>): Record<LaneName, Bounds> {
  return {
    searches: { atOnce: Math.ceil(searches / 2), mostWaiting: 64, mostWaitingEach: 16, longestWaitMs },
    reads: { atOnce: 2 * reads, mostWaiting: 128, mostWaitingEach: 32, longestWaitMs },
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
