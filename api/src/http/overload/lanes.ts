import { connectDatabase, type Database } from '../../db/database.ts';
import type { PoolOptions } from '../../db/pool.ts';
import type { Replica } from '../../db/replica.ts';
import { shareOf } from '../../lib/share.ts';
import { type Bounds, createQueue, type Queue } from './queue.ts';

export type LaneName = 'reads' | 'searches';

export interface Lane {
  db: Database;
  queue: Queue;
}

export type Lanes = Record<LaneName, Lane>;

interface LaneOptions extends Omit<PoolOptions, 'name'> {
  workers: number;
  maxWaitMs: number;
  replica?: Replica;
}

export function splitConnections(total: number) {
  const members = Math.max(1, Math.round(total * 0.3));
  return { members, searches: members, reads: Math.max(1, total - 2 * members) };
}

/** A search sends several statements at once, so more searches than connections would only wait for each other. */
export function boundLanes(
  { searches, reads }: Record<LaneName, number>,
  workers = 1,
): Record<LaneName, Bounds> {
  const bound = (concurrency: number, maxWaiting: number): Bounds => ({
    concurrency,
    maxWaiting: shareOf(maxWaiting, workers),
    maxWaitingPerCaller: shareOf(maxWaiting / 4, workers),
  });
  return { searches: bound(Math.ceil(searches / 2), 64), reads: bound(2 * reads, 128) };
}

export function connectLanes(
  url: string,
  connections: Record<LaneName, number>,
  { workers, maxWaitMs, ...options }: LaneOptions,
): Lanes {
  const bounds = boundLanes(connections, workers);
  const open = (name: LaneName): Lane => ({
    db: connectDatabase(url, connections[name], { name: `parpaing-${name}`, ...options }),
    queue: createQueue({ ...bounds[name], maxWaitMs }),
  });
  return { searches: open('searches'), reads: open('reads') };
}

export const hasRequests = (lanes: Lanes): boolean =>
  Object.values(lanes).some(({ queue }) => queue.counts.running > 0);
