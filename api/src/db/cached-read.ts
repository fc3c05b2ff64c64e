import type { Database } from './database.ts';
import { withoutRequestSignal } from './request-context.ts';

const maxStaleFactor = 10;

interface CacheEntry<Value> {
  value: Promise<Value>;
  readAt: number;
  isRefreshing: boolean;
}

/** Stale-while-revalidate. Concurrent callers share one read. */
export function cacheRead<Value>(milliseconds: number, readOnce: (db: Database) => Promise<Value>) {
  const read = (db: Database) => withoutRequestSignal(() => readOnce(db));
  const cache = new WeakMap<Database, CacheEntry<Value>>();

  const readFirst = (db: Database): Promise<Value> => {
    const value = read(db);
    cache.set(db, { value, readAt: Date.now(), isRefreshing: false });
    value.catch(() => cache.delete(db));
    return value;
  };

  const refresh = async (db: Database, entry: CacheEntry<Value>): Promise<void> => {
    entry.isRefreshing = true;
    const value = read(db);
    try {
      await value;
      cache.set(db, { value, readAt: Date.now(), isRefreshing: false });
    } catch {
      entry.isRefreshing = false;
    }
  };

  return (db: Database): Promise<Value> => {
    const entry = cache.get(db);
    const age = entry ? Date.now() - entry.readAt : Number.POSITIVE_INFINITY;
    if (!entry || age > milliseconds * maxStaleFactor) return readFirst(db);
    if (age >= milliseconds && !entry.isRefreshing) void refresh(db, entry);
    return entry.value;
  };
}
