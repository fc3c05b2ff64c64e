import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';

const keptMs = 60_000;
const maxKept = 1000;

export function keepAnswers<Asked extends unknown[], Answer extends object>(
  ask: (db: Database, ...asked: Asked) => Promise<Answer>,
  isWorthKeeping: (answer: Answer) => boolean = () => true,
): typeof ask {
  const keptByDatabase = new WeakMap<Database, LRUCache<string, Answer>>();
  return async (db, ...asked) => {
    const kept = keptByDatabase.get(db) ?? new LRUCache({ max: maxKept, ttl: keptMs, perf: Date });
    keptByDatabase.set(db, kept);
    const key = JSON.stringify(asked);
    const known = kept.get(key);
    if (known) return known;
    const answer = await ask(db, ...asked);
    if (isWorthKeeping(answer)) kept.set(key, answer);
    return answer;
  };
}
