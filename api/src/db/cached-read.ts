import type { Database } from './database.ts';
import { withoutRequestSignal } from './request-context.ts';

/** How many times its age a value may reach while another is read: after a quiet night it is too old to show. */
const mostAges = 10;

interface Kept<Value> {
  value: Promise<Value>;
  readAt: number;
  isRefreshing: boolean;
}

/** Reads again after a while, and meanwhile answers with what it has; callers that come together share one reading. */
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
      // What is known serves on; the next caller has it tried again.
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
