import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import type { Total } from './totals.ts';

const keptMs = 60_000;
const maxKept = 1000;

/** Counts that reach the limit cost most, and a minute later they still reach it: only those are kept. */
export function keepCapped<Asked extends unknown[], Counts extends Total>(
  count: (db: Database, ...asked: Asked) => Promise<Counts>,
): typeof count {
  const keptByDatabase = new WeakMap<Database, LRUCache<string, Counts>>();
  return async (db, ...asked) => {
    const kept = keptByDatabase.get(db) ?? new LRUCache({ max: maxKept, ttl: keptMs, perf: Date });
    keptByDatabase.set(db, kept);
    const key = JSON.stringify(asked);
    const known = kept.get(key);
    if (known) return known;
    const counts = await count(db, ...asked);
    if (!counts.isTotalExact) kept.set(key, counts);
    return counts;
  };
}
