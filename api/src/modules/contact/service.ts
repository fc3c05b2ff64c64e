import type { ContactInput } from '@parpaing/contract/schemas';
import { newId } from '../../ids.ts';
import type { ApiOptions } from '../../options.ts';
import { daySeconds, emailKey, tryTakeFromLimit } from '../../rate-limits.ts';
import { composeCopyMail, composeRequestMail } from './mails.ts';
import { deleteOldRequests, insertContactRequest } from './repository.ts';

const copiesPerDay = 3;

/** Stored and mailed together: a request is never kept in silence, nor mailed and forgotten. */
export async function sendContactRequest(
  { db, jobs, ...house }: ApiOptions,
  { website, ...request }: ContactInput,
  idempotencyKey: string | undefined,
): Promise<void> {
  // Only a robot fills a field that nobody sees.
  if (website) return;
  // Anyone may write any address here: nobody's mailbox is filled through us.
  const limitKey = `contact copy ${emailKey(house, request.email)}`;
  const { isAllowed: mayCopy } = await tryTakeFromLimit(db, limitKey, copiesPerDay, daySeconds);
  await db.transaction().execute(async (transaction) => {
    const isNew = await insertContactRequest(transaction, { id: newId(), ...request, idempotencyKey });
    if (!isNew) return;
    await jobs.enqueue(transaction, 'mail-delivery', composeRequestMail(house, request));
    if (mayCopy) await jobs.enqueue(transaction, 'mail-delivery', composeCopyMail(house, request));
  });
}

export const forgetOldRequests = deleteOldRequests;
