import type { Database } from './database.ts';
import { withoutRequestSignal } from './request-context.ts';

/** Up to ten times its lifetime a stale value is still served while it is refreshed. */
const mostAges = 10;

interface Kept<Value> {
  value: Promise<Value>;
  readAt: number;
  isRefreshing: boolean;
}

/** Stale-while-revalidate. Concurrent callers share one read. */
export function cacheRead<Value>(milliseconds: number, readOnce: (db: Database) => Promise<Value>) {
  const read = (db: Database) => withoutRequestSignal(() => readOnce(db));
  const kept = new WeakMap<Database, Kept<Value>>();

  const readFirst = (db: Database): Promise<Value> => {
    const value = read(db);
    kept.set(db, { value, readAt: Date.now(), isRefreshing: false });
    value.catch(() => kept.delete(db));
    return value;
  };

  const refresh = async (db: Database, known: Kept<Value>): Promise<void> => {
    known.isRefreshing = true;
    const value = read(db);
    try {
      await value;
      kept.set(db, { value, readAt: Date.now(), isRefreshing: false });
    } catch {
      known.isRefreshing = false;
    }
  };

  return (db: Database): Promise<Value> => {
    const known = kept.get(db);
    const age = known ? Date.now() - known.readAt : Number.POSITIVE_INFINITY;
    if (!known || age > milliseconds * mostAges) return readFirst(db);
    if (age >= milliseconds && !known.isRefreshing) void refresh(db, known);
    return known.value;
  };
}
