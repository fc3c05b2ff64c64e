import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { House } from '../mail/layout.ts';
import { presentPerson } from '../users/service.ts';
import { takeUnread } from './change-repository.ts';
import { composeUnreadMail } from './mails.ts';

interface Parts extends House {
  db: Database;
  jobs: Jobs;
}

export async function sendUnreadMail({ db, jobs, ...house }: Parts, messageId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unread = await takeUnread(transaction, messageId);
    if (!unread) return;
    const senderName = presentPerson({ ...unread, id: unread.senderId }).name;
    const mail = composeUnreadMail(house, { ...unread, to: unread.email, senderName });
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}
