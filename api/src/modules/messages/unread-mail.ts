import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { presentPerson } from '../users/service.ts';
import { takeUnread } from './change-repository.ts';
import { composeUnreadMail, type House } from './mails.ts';

interface Parts extends House {
  db: Database;
  jobs: Jobs;
}

/** Some time after a message: tells of it unless it was read, and once until something is. */
export async function sendUnreadMail({ db, jobs, ...house }: Parts, messageId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unread = await takeUnread(transaction, messageId);
    if (!unread) return;
    const senderName = presentPerson({ ...unread, id: unread.senderId }).name;
    const mail = composeUnreadMail(house, { ...unread, to: unread.email, senderName });
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}
