import type { NewsletterInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { daySeconds, emailKey, tryConsumeLimit } from '../../http/rate-limits.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import type { ApiOptions } from '../../options.ts';
import { composeAlreadySubscribedMail, composeConfirmationMail, composeWelcomeMail } from './mails.ts';
import {
  confirmSubscription,
  deleteOldSubscriptions,
  deleteSubscriptionOf,
  endSubscription,
  findSubscriptionByToken,
  insertToken,
  requestSubscription,
} from './repository.ts';

const confirmationMs = 7 * daySeconds * 1000;
const mailsPerDay = 3;

export async function subscribe(
  options: ApiOptions,
  { email, website: honeypot }: NewsletterInput,
): Promise<void> {
  if (honeypot) return;
  const { db, jobs } = options;
  const limitKey = `newsletter ${emailKey(options, email)}`;
  const { isAllowed } = await tryConsumeLimit(db, limitKey, mailsPerDay, daySeconds);
  if (!isAllowed) return;
  await db.transaction().execute(async (transaction) => {
    const { id, status } = await requestSubscription(transaction, email);
    const mail =
      status === 'confirmed'
        ? composeAlreadySubscribedMail(options, {
            email,
            unsubscribeToken: await issueUnsubscribeToken(transaction, id),
          })
        : composeConfirmationMail(options, email, await issueConfirmToken(transaction, id));
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

export async function confirm(options: ApiOptions, token: string): Promise<'confirmed' | 'expired'> {
  const { db, jobs } = options;
  return db.transaction().execute(async (transaction) => {
    const subscription = await findSubscriptionByToken(transaction, hashToken(token), 'confirm');
    if (!subscription) return 'expired';
    const { id, email } = subscription;
    if (await confirmSubscription(transaction, id)) {
      const unsubscribeToken = await issueUnsubscribeToken(transaction, id);
      await jobs.enqueue(
        transaction,
        'mail-delivery',
        composeWelcomeMail(options, { email, unsubscribeToken }),
      );
    }
    return 'confirmed';
  });
}

export async function unsubscribe({ db }: ApiOptions, token: string): Promise<'unsubscribed' | 'unknown'> {
  return db.transaction().execute(async (transaction) => {
    const subscription = await findSubscriptionByToken(transaction, hashToken(token), 'unsubscribe');
    if (!subscription) return 'unknown';
    await endSubscription(transaction, subscription.id);
    return 'unsubscribed';
  });
}

export { deleteOldSubscriptions, deleteSubscriptionOf };

async function issueConfirmToken(db: Database, subscriptionId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + confirmationMs);
  await insertToken(db, { hash: hashToken(token), subscriptionId, purpose: 'confirm', expiresAt });
  return token;
}

export async function issueUnsubscribeToken(
  db: Database,
  subscriptionId: string,
  expiresAt?: Date,
): Promise<string> {
  const token = newToken();
  await insertToken(db, { hash: hashToken(token), subscriptionId, purpose: 'unsubscribe', expiresAt });
  return token;
}
