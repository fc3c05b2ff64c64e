import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ViewSource } from '@parpaing/contract/units';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError } from '../../db/availability.ts';
import type { Database } from '../../db/database.ts';
import { callerKey } from '../../http/rate-limits.ts';
import { isBot } from './bots.ts';
import { toParisDay } from './days.ts';
import * as repository from './visit-repository.ts';

interface Visitor {
  address: string;
  userAgent: string;
}

type Visit =
  | { kind: 'view'; materialId: string; source: ViewSource; words: string; viewerId: string | undefined }
  | { kind: 'search'; words: string; cell: number; results: number }
  | { kind: 'contact'; materialId: string; buyerId: string };

type Waiting = Visit & { day: string; visitor: Visitor };
type Hashed = Visit & { day: string; visitor: Buffer };

export type VisitLog = ReturnType<typeof createVisitLog>;

const flushMs = 1000;
const batchSize = 1000;
const maxWaiting = 10_000;
const userAgentLength = 300;

/**
 * Visits wait in memory, so that a reader never waits for the database. Addresses are hashed when a batch is stored
 * and are never written.
 */
export function createVisitLog(
  { db, logger, workers = 1 }: { db: Database; logger: FastifyBaseLogger; workers?: number },
  now = () => new Date(),
) {
  const waiting: Waiting[] = [];
  let dropped = 0;
  let flushing: Promise<void> | undefined;
  let known: { day: string; salt: Buffer } | undefined;

  function record({ address, userAgent }: Visitor, visit: Visit): void {
    if (isBot(userAgent)) return;
    if (waiting.length >= maxWaiting) {
      dropped++;
      return;
    }
    const visitor = { address, userAgent: userAgent.slice(0, userAgentLength) };
    waiting.push({ day: toParisDay(now()), visitor, ...visit });
  }

  async function getSalt(day: string): Promise<Buffer> {
    if (known?.day !== day) known = { day, salt: await repository.getSalt(db, day, randomBytes(32)) };
    return known.salt;
  }

  async function store(batch: Waiting[]): Promise<void> {
    const hashed: Hashed[] = [];
    for (const visit of batch) {
      hashed.push({ ...visit, visitor: hash(visit.visitor, await getSalt(visit.day)) });
    }
    await repository.insertViews(
      db,
      hashed.filter((visit) => visit.kind === 'view'),
    );
    await repository.insertSearches(
      db,
      hashed.filter((visit) => visit.kind === 'search'),
    );
    const contacts = hashed.filter((visit) => visit.kind === 'contact');
    // The view of a contact may still wait in another worker.
    if (contacts.length && workers > 1) await delay(2 * flushMs);
    await repository.markContacts(db, contacts);
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      try {
        await store(batch);
      } catch (error) {
        if (error instanceof DatabaseUnavailableError) return;
        logger.error({ err: error, visits: batch.length }, 'visits could not be stored');
      }
      waiting.splice(0, batch.length);
    }
    if (dropped > 0)
      logger.warn({ visits: dropped }, 'visits were dropped: the database was away for too long');
    dropped = 0;
  }

  function flush(): Promise<void> {
    flushing ??= storeAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  const timer = setInterval(flush, flushMs).unref();

  return {
    record,
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export const toVisitor = (request: FastifyRequest): Visitor => ({
  address: callerKey(request),
  userAgent: request.headers['user-agent'] ?? '',
});

function hash({ address, userAgent }: Visitor, salt: Buffer): Buffer {
  return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest().subarray(0, 16);
}
