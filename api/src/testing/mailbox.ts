import type { KeptMail } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../db/database.ts';
import type { App } from '../http/endpoint.ts';

/** The mails someone has received, once there are as many as expected. */
export function waitForMails(app: App, to: string, count: number): Promise<KeptMail[]> {
  return vi.waitFor(
    async () => {
      const mails = await readMails(app, to);
      if (mails.length < count) throw new Error(`${mails.length} mails instead of ${count}`);
      return mails;
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** All that someone has been sent, once nothing is on its way any more. */
export async function readAllMails({ app, db }: { app: App; db: Database }, to: string): Promise<KeptMail[]> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select id from pgboss.job where name = 'mail-delivery' and state < 'completed'`.execute(db);
      if (rows.length) throw new Error(`${rows.length} mails are on their way`);
    },
    { timeout: 10_000, interval: 100 },
  );
  return readMails(app, to);
}

async function readMails(app: App, to: string): Promise<KeptMail[]> {
  const response = await app.inject({
    url: '/dev/mailbox',
    query: { to },
    headers: { accept: 'application/json' },
  });
  return response.json().mails;
}
