import type { ContactInput } from '@parpaing/contract/schemas';
import { keyReused } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { ApiOptions } from '../../options.ts';
import { daySeconds, emailKey, tryTakeFromLimit } from '../../rate-limits.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { composeCopyMail, composeReceiptMail, composeRequestMail } from './mails.ts';
import { deleteOldRequests, deleteRequestsOf, hasSameRequest, insertContactRequest } from './repository.ts';

const receiptsPerDay = 3;

interface Origin {
  sender: CurrentUser | undefined;
  idempotencyKey: string | undefined;
}

/** Stored and mailed together: a request is never kept in silence, nor mailed and forgotten. */
export async function sendContactRequest(
  { db, jobs, ...house }: ApiOptions,
  { website, ...request }: ContactInput,
  { sender, idempotencyKey }: Origin,
): Promise<void> {
  // Only a robot fills a field that nobody sees.
  if (website) return;
  await db.transaction().execute(async (transaction) => {
    const row = { id: newId(), ...request, idempotencyKey };
    if (!(await insertContactRequest(transaction, row))) {
      if (!(await hasSameRequest(transaction, row))) throw keyReused();
      return;
    }
    await jobs.enqueue(transaction, 'mail-delivery', composeRequestMail(house, request));
    // Anyone may write any address here: nobody's mailbox is filled through us.
    const limitKey = `contact copy ${emailKey(house, request.email)}`;
    const { isAllowed } = await tryTakeFromLimit(transaction, limitKey, receiptsPerDay, daySeconds);
    if (!isAllowed) return;
    // Only a verified address can log in.
    const isTheirs = sender?.email.toLowerCase() === request.email.toLowerCase();
    const compose = isTheirs ? composeCopyMail : composeReceiptMail;
    await jobs.enqueue(transaction, 'mail-delivery', compose(house, request));
  });
}

export const forgetOldRequests = deleteOldRequests;

/** Someone leaves. */
export const forgetRequestsOf = deleteRequestsOf;
