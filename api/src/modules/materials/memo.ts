import type { Database } from '../../db/database.ts';

/** Reads again after a while; callers that come together share one reading. */
export function keepFor<Value>(milliseconds: number, read: (db: Database) => Promise<Value>) {
  const kept = new WeakMap<Database, { value: Promise<Value>; until: number }>();
  return (db: Database): Promise<Value> => {
    const known = kept.get(db);
    if (known && known.until > Date.now()) return known.value;
    const value = read(db);
    kept.set(db, { value, until: Date.now() + milliseconds });
    value.catch(() => kept.delete(db));
    return value;
  };
}
