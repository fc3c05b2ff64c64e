import type { Database } from '../../db/database.ts';
import { daySeconds } from '../../http/rate-limits.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { SiteIdentity } from '../mail/layout.ts';
import { bulkPriority } from '../mail/mail.ts';
import { composeWeeklyMail } from './mails.ts';
import { claimReaders, listArrivals } from './repository.ts';
import { issueUnsubscribeToken } from './service.ts';

interface Parts extends SiteIdentity {
  db: Database;
  jobs: Jobs;
}

const arrivalsShown = 8;
/** Without an expiry, the links to unsubscribe would accumulate for ever. */
const linkMs = 365 * daySeconds * 1000;
const readersAtOnce = 200;

export async function sendWeeklyLetter({ db, jobs, ...site }: Parts): Promise<void> {
  const arrivals = await listArrivals(db, arrivalsShown);
  if (arrivals.length === 0) return;
  let isDone = false;
  while (!isDone) {
    isDone = await db.transaction().execute(async (transaction) => {
      const readers = await claimReaders(transaction, readersAtOnce);
      for (const { id, email } of readers) {
        const unsubscribeToken = await issueUnsubscribeToken(transaction, id, new Date(Date.now() + linkMs));
        const mail = composeWeeklyMail(site, { email, unsubscribeToken }, arrivals);
        await jobs.enqueue(transaction, 'mail-delivery', mail, { priority: bulkPriority });
      }
      return readers.length < readersAtOnce;
    });
  }
}
