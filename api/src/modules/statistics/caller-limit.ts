import { LRUCache } from 'lru-cache';
import { requireAllowed } from '../../http/rate-limits.ts';

const maxCallers = 20_000;

/** In memory: counting in PostgreSQL would cost more than the event itself. Each process counts its share. */
export function createCallerLimit(max: number, seconds: number) {
  const counts = new LRUCache<string, { taken: number }>({ max: maxCallers, ttl: seconds * 1000 });
  return (key: string): void => {
    const count = counts.get(key) ?? { taken: 0 };
    count.taken++;
    if (count.taken === 1) counts.set(key, count);
    requireAllowed({ key, isAllowed: count.taken <= max, isFirst: count.taken === 1, seconds });
  };
}
