import type { ContactInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { alreadyDecided, keyReused, notFound } from '../../http/errors.ts';
import { daySeconds, emailKey, tryConsumeLimit } from '../../http/rate-limits.ts';
import { newId } from '../../lib/ids.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { composeAnswerMail, composeCopyMail, composeReceiptMail, composeRequestMail } from './mails.ts';
import {
  answerRequest,
  deleteOldRequests,
  deleteRequestsOf,
  hasRequest,
  hasSameRequest,
  insertContactRequest,
  listRequests,
} from './repository.ts';

const receiptsPerDay = 3;

interface Origin {
  sender: CurrentUser | undefined;
  idempotencyKey: string | undefined;
}

export async function sendContactRequest(
  { db, jobs, ...site }: ApiOptions,
  { website: honeypot, ...request }: ContactInput,
  { sender, idempotencyKey }: Origin,
): Promise<void> {
  if (honeypot) return;
  await db.transaction().execute(async (transaction) => {
    const row = { id: newId(), ...request, idempotencyKey };
    if (!(await insertContactRequest(transaction, row))) {
      if (!(await hasSameRequest(transaction, row))) throw keyReused();
      return;
    }
    await jobs.enqueue(transaction, 'mail-delivery', composeRequestMail(site, request));
    const limitKey = `contact copy ${emailKey(site, request.email)}`;
    const { isAllowed } = await tryConsumeLimit(transaction, limitKey, receiptsPerDay, daySeconds);
    if (!isAllowed) return;
    // Only verified addresses can log in.
    const isTheirs = sender?.email.toLowerCase() === request.email.toLowerCase();
    const compose = isTheirs ? composeCopyMail : composeReceiptMail;
    await jobs.enqueue(transaction, 'mail-delivery', compose(site, request));
  });
}

export async function answerContactRequest(
  { jobs, ...site }: ApiOptions,
  db: Database,
  id: string,
  message: string,
): Promise<{ topic: ContactInput['topic'] }> {
  const request = await answerRequest(db, id, message);
  if (!request) throw (await hasRequest(db, id)) ? alreadyDecided() : notFound();
  await jobs.enqueue(db, 'mail-delivery', composeAnswerMail(site, request, message));
  return request;
}

export { deleteOldRequests, deleteRequestsOf, listRequests };
