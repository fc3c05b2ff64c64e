import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { withoutRequestSignal } from '../db/request-context.ts';
import { readPolicies } from './policies.ts';

/** Readers share one read of a value that may be stale; it goes on when the request that started it is aborted. */
export function keepRead<Asked extends unknown[], Value extends object | number>(
  kind: keyof typeof readPolicies,
  read: (db: Database, ...asked: Asked) => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): typeof read {
  const { freshMs, staleMs, most } = readPolicies[kind];
  const createStore = (db: Database) =>
    new LRUCache<string, Value, unknown[]>({
      max: most,
      // An entry is stale when its age is above the TTL; ours is when it reaches it.
      ttl: freshMs - 1,
      perf: Date,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context }) => withoutRequestSignal(() => read(db, ...(context as Asked))),
    });
  const stores = new WeakMap<Database, ReturnType<typeof createStore>>();

  return async (db, ...asked) => {
    const store = stores.get(db) ?? createStore(db);
    stores.set(db, store);
    const key = JSON.stringify(asked);
    const age = freshMs - store.getRemainingTTL(key);
    if (staleMs > 0) return store.forceFetch(key, { context: asked, allowStale: age <= staleMs });
    const kept = store.get(key);
    if (kept !== undefined) return kept;
    const value = await read(db, ...asked);
    if (isKept(value)) store.set(key, value);
    return value;
  };
}
