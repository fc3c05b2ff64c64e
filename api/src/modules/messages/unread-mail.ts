import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { SiteIdentity } from '../mail/layout.ts';
import { presentPerson } from '../users/service.ts';
import { claimUnreadMail } from './change-repository.ts';
import { composeUnreadMail } from './mails.ts';

interface Parts extends SiteIdentity {
  db: Database;
  jobs: Jobs;
}

export async function sendUnreadMail({ db, jobs, ...site }: Parts, messageId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unread = await claimUnreadMail(transaction, messageId);
    if (!unread) return;
    const senderName = presentPerson({ ...unread, id: unread.senderId }).name;
    const mail = composeUnreadMail(site, { ...unread, to: unread.email, senderName });
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}
