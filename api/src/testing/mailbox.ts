import type { KeptMail } from '@parpaing/contract/schemas';
import { vi } from 'vitest';
import type { App } from '../endpoint.ts';

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

export async function readMails(app: App, to: string): Promise<KeptMail[]> {
  const response = await app.inject({
    url: '/dev/mailbox',
    query: { to },
    headers: { accept: 'application/json' },
  });
  return response.json().mails;
}
