import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { createLogger } from '../../../lib/logger.ts';
import { createVisitLog } from '../visit-log.ts';

export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

interface Options {
  source?: 'search' | 'category' | 'similar' | 'seller' | 'direct';
  words?: string;
  viewerId?: string;
  userAgent?: string;
}

/** A log whose clock the test sets; what it records is stored by `flush`. */
export function createTestLog(db: Database, start = new Date()) {
  let time = start;
  const log = createVisitLog({ db, logger: createLogger('silent', {}) }, () => time);
  const from = (address: string, userAgent = chrome) => ({ address, userAgent });
  return {
    ...log,
    setTime: (next: Date) => {
      time = next;
    },
    view: (address: string, materialId: string, options: Options = {}) => {
      const { source = 'direct', words = '', viewerId, userAgent } = options;
      log.record(from(address, userAgent), { kind: 'view', materialId, source, words, viewerId });
    },
    search: (address: string, words: string, cell: number, results: number) =>
      log.record(from(address), { kind: 'search', words, cell, results }),
    contact: (address: string, materialId: string, buyerId: string) =>
      log.record(from(address), { kind: 'contact', materialId, buyerId }),
  };
}

export async function listViews(db: Database, materialId: string) {
  const { rows } = await sql<{
    day: string;
    visitor: string;
    source: string;
    words: string;
    hasContact: boolean;
  }>`
    select day::text, encode(visitor, 'hex') as visitor, source, words, has_contact from view_events
    where material_id = ${materialId} order by day, visitor`.execute(db);
  return rows;
}
