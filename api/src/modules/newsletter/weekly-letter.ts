import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { daySeconds } from '../../rate-limits.ts';
import type { House } from '../mail/layout.ts';
import { composeWeeklyMail } from './mails.ts';
import { listArrivals, takeReaders } from './repository.ts';
import { issueUnsubscribeToken } from './service.ts';

interface Parts extends House {
  db: Database;
  jobs: Jobs;
}

const arrivalsShown = 8;
/** A link to leave in each letter: without a term they would pile up for ever. */
const linkMs = 365 * daySeconds * 1000;
/** After mails that someone waits for, such as a new password. */
const priority = -1;
/** Few enough for a short transaction: what fails is one of these, and is taken up again. */
const readersAtOnce = 200;

/** A week without arrivals has no letter. */
export async function sendWeeklyLetter({ db, jobs, ...house }: Parts): Promise<void> {
  const arrivals = await listArrivals(db, arrivalsShown);
  if (arrivals.length === 0) return;
  let isDone = false;
  while (!isDone) {
    isDone = await db.transaction().execute(async (transaction) => {
      const readers = await takeReaders(transaction, readersAtOnce);
      for (const { id, email } of readers) {
        const unsubscribeToken = await issueUnsubscribeToken(transaction, id, new Date(Date.now() + linkMs));
        const mail = composeWeeklyMail(house, { email, unsubscribeToken }, arrivals);
        await jobs.enqueue(transaction, 'mail-delivery', mail, { priority });
      }
      return readers.length < readersAtOnce;
    });
  }
}
