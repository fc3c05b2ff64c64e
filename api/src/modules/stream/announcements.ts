import type { StreamEvent } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import postgres from 'postgres';
import type { Database } from '../../db/database.ts';

const channel = 'stream';

export interface Announcement {
  userIds: string[];
  event: StreamEvent;
}

interface Hearer {
  onAnnouncement(announcement: Announcement): void;
  /** Some may have been missed just before. */
  onGap(): void;
}

export interface Announcements {
  hear(hearer: Hearer): void;
  stop(): Promise<void>;
}

/** Heard by these users, in whatever process they are, once the caller's transaction is committed. */
export async function announce(db: Database, userIds: string[], event: StreamEvent): Promise<void> {
  const announcement: Announcement = { userIds, event };
  await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(db);
}

/** One connection of this process's own, which comes back by itself: postgres.js sees to it. */
export async function hearAnnouncements(databaseUrl: string): Promise<Announcements> {
  const hearers = new Set<Hearer>();
  const listener = postgres(databaseUrl, {
    onnotice: () => {},
    connection: { application_name: 'parpaing-stream' },
  });
  try {
    await listener.listen(
      channel,
      (payload) => {
        const announcement = JSON.parse(payload) as Announcement;
        for (const hearer of hearers) hearer.onAnnouncement(announcement);
      },
      () => {
        for (const hearer of hearers) hearer.onGap();
      },
    );
  } catch (error) {
    await listener.end();
    throw error;
  }
  return {
    hear: (hearer) => void hearers.add(hearer),
    stop: () => listener.end(),
  };
}
