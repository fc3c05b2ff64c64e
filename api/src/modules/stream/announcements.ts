import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { StreamEvent } from '@parpaing/contract/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../db/database.ts';

const channel = 'stream';
const connectMs = 2000;
const retryMs = 500;
/** A connection that was cut silently is only noticed by a query. */
const heartbeatMs = 2000;
const answerMs = 3000;

export interface Announcement {
  userIds: string[];
  event: StreamEvent;
}

interface Subscriber {
  onAnnouncement(announcement: Announcement): void;
  onGap(): void;
}

export interface Announcements {
  subscribe(subscriber: Subscriber): void;
  stop(): Promise<void>;
}

/** Sent by `notify`, so delivered to all processes after the commit. */
export async function announce(db: Database, userIds: string[], event: StreamEvent): Promise<void> {
  const announcement: Announcement = { userIds, event };
  await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(db);
}

export async function listenForAnnouncements(
  databaseUrl: string,
  logger?: FastifyBaseLogger,
): Promise<Announcements> {
  const subscribers = new Set<Subscriber>();
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const receive = (payload: string) => {
    const announcement = parseAnnouncement(payload);
    if (!announcement) return logger?.warn({ payload }, 'an announcement that cannot be read');
    for (const subscriber of subscribers) subscriber.onAnnouncement(announcement);
  };

  async function listenAgain(): Promise<Listener> {
    for (;;) {
      try {
        return await listen(databaseUrl, receive);
      } catch (error) {
        logger?.debug({ err: error }, 'announcements cannot be heard yet');
        await delay(retryMs, undefined, { signal: stopping.signal });
      }
    }
  }

  async function keepListening(first: Listener) {
    for (let listener = first; ; listener = await listenAgain()) {
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

  const listening = keepListening(await listen(databaseUrl, receive));
  return {
    subscribe: (subscriber) => void subscribers.add(subscriber),
    async stop() {
      stopping.abort();
      await listening.catch(() => {});
    },
  };
}

interface Listener {
  client: pg.Client;
  lost: Promise<void>;
}

async function listen(databaseUrl: string, receive: (payload: string) => void): Promise<Listener> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'parpaing-stream',
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', ({ payload }) => receive(payload ?? ''));
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  try {
    await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end();
    throw error;
  }
  return { client, lost: Promise.race([lost, pingUntilLost(client)]) };
}

async function pingUntilLost(client: pg.Client): Promise<void> {
  try {
    for (;;) {
      await delay(heartbeatMs, undefined, { ref: false });
      await client.query('select 1');
    }
  } catch {
    void client.end();
  }
}

function parseAnnouncement(payload: string): Announcement | undefined {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
