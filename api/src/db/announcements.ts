import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { StreamEvent } from '@parpaing/contract/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

const channel = 'stream';
/** Written by triggers of the database: ids of materials, or `*`. */
const materialChannel = 'materials';
const allMaterials = '*';
const firstConnectMs = 30_000;
const connectMs = 2000;
const retryMs = 500;
/** A connection that was cut silently is only noticed by a query. */
const heartbeatMs = 2000;
const answerMs = 3000;
const catchUpMs = 300;

export interface Announcement {
  userIds: string[];
  event: StreamEvent;
}

export type ChangedMaterials = string[] | 'all';

interface Subscriber {
  onAnnouncement?(announcement: Announcement): void;
  onMaterials?(changed: ChangedMaterials): void;
  onGap(): void;
}

export interface Announcements {
  subscribe(subscriber: Subscriber): void;
  /** Resolves when this machine's processes have heard all that was committed before the call. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Sent by `notify`, so delivered to all processes after the commit. */
export async function announce(db: Database, userIds: string[], event: StreamEvent): Promise<void> {
  const announcement: Announcement = { userIds, event };
  await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(db);
}

export async function announceAllMaterials(db: Database): Promise<void> {
  await sql`select pg_notify(${materialChannel}, ${allMaterials})`.execute(db);
}

export async function listenForAnnouncements(
  databaseUrl: string,
  logger?: FastifyBaseLogger,
): Promise<Announcements> {
  const subscribers = new Set<Subscriber>();
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const receive = (from: string, payload: string) => {
    if (from === materialChannel)
      return receiveMaterials(payload === allMaterials ? 'all' : payload.split(','));
    const announcement = parseAnnouncement(payload);
    if (!announcement) return logger?.warn({ payload }, 'an announcement that cannot be read');
    for (const subscriber of subscribers) subscriber.onAnnouncement?.(announcement);
  };
  const receiveMaterials = (changed: ChangedMaterials) => {
    for (const subscriber of subscribers) subscriber.onMaterials?.(changed);
  };

  async function listenAgain(): Promise<Listener> {
    for (;;) {
      try {
        return await listen(databaseUrl, receive, connectMs);
      } catch (error) {
        logger?.debug({ err: error }, 'announcements cannot be heard yet');
        await delay(retryMs, undefined, { signal: stopping.signal });
      }
    }
  }

  async function keepListening(first: Listener) {
    for (let listener = first; ; listener = await listenAgain()) {
      current = listener;
      if (listener !== first) for (const subscriber of subscribers) subscriber.onGap();
      await Promise.race([listener.lost, stopped]);
      if (stopping.signal.aborted) {
        // A server that does not answer does not close the connection either.
        await Promise.race([listener.client.end(), delay(answerMs, undefined, { ref: false })]);
        return;
      }
      logger?.warn('announcements cannot be heard: the database connection is lost');
    }
  }

  let current = await listen(databaseUrl, receive, firstConnectMs);
  const listening = keepListening(current);
  return {
    subscribe: (subscriber) => void subscribers.add(subscriber),
    // PostgreSQL sends a connection its notifications before it answers the next query.
    async catchUp() {
      const answer = current.ping().catch(() => {});
      await Promise.race([answer, delay(catchUpMs, undefined, { ref: false })]);
    },
    async stop() {
      stopping.abort();
      await listening.catch(() => {});
    },
  };
}

interface Listener {
  client: pg.Client;
  ping: () => Promise<unknown>;
  lost: Promise<void>;
}

async function listen(
  databaseUrl: string,
  receive: (from: string, payload: string) => void,
  connectionTimeoutMillis: number,
): Promise<Listener> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'parpaing-stream',
    connectionTimeoutMillis,
    query_timeout: answerMs,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', (heard) => receive(heard.channel, heard.payload ?? ''));
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.once('end', lose);
  await client.connect();
  try {
    await client.query(`listen ${channel}; listen ${materialChannel}`);
  } catch (error) {
    void client.end();
    throw error;
  }
  const ping = createPing(client, () => {
    void client.end();
    lose();
  });
  void pingUntilLost(ping);
  return { client, ping, lost };
}

/** One query at a time: those who ask during one share the next. */
export function createPing(client: Pick<pg.Client, 'query'>, onFailure: () => void): Listener['ping'] {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<unknown> | undefined;
  async function pingAfter(previous: Promise<unknown>) {
    await previous.catch(() => {});
    next = undefined;
    running = client.query('select 1');
    running.catch(onFailure);
    return running;
  }
  return () => {
    next ??= pingAfter(running);
    return next;
  };
}

async function pingUntilLost(ping: Listener['ping']): Promise<void> {
  try {
    for (;;) {
      await delay(heartbeatMs, undefined, { ref: false });
      await ping();
    }
  } catch {}
}

function parseAnnouncement(payload: string): Announcement | undefined {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
