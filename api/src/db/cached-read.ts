import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';
import { withoutRequestSignal } from './request-context.ts';

const maxDatabases = 10;

/** Stale-while-revalidate. Concurrent callers share one read. */
export function cacheRead<Value extends object | number>(
  milliseconds: number,
  read: (db: Database) => Promise<Value>,
  maxStaleMs = milliseconds * 10,
) {
  const cache = new LRUCache<Database, Value>({
    max: maxDatabases,
    // An entry is stale when its age is above the TTL; ours is when it reaches it.
    ttl: milliseconds - 1,
    perf: Date,
    noDeleteOnFetchRejection: true,
    fetchMethod: (db) => withoutRequestSignal(() => read(db)),
  });

  return (db: Database): Promise<Value> => {
    const age = milliseconds - cache.getRemainingTTL(db);
    return cache.forceFetch(db, { allowStale: age <= maxStaleMs });
  };
}
