import type { Condition } from '@parpaing/contract/units';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';

interface Subscription {
  id: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
}

export interface Arrival {
  id: string;
  title: string;
  condition: Condition;
  city: string;
  department: string;
}

type Purpose = 'confirm' | 'unsubscribe';

export async function requestSubscription(db: Database, email: string): Promise<Subscription> {
  const { rows } = await sql<Subscription>`
    insert into newsletter_subscriptions as known (id, email) values (${newId()}, ${email})
    on conflict (email) do update
      set status = case when known.status = 'confirmed' then known.status else excluded.status end
    returning id, email, status`.execute(db);
  const [subscription] = rows;
  if (!subscription) throw new Error('an upsert returns its row');
  return subscription;
}

export async function insertToken(
  db: Database,
  token: { hash: string; subscriptionId: string; purpose: Purpose; expiresAt?: Date },
): Promise<void> {
  await db.insertInto('newsletterTokens').values(token).execute();
}

export async function findSubscriptionByToken(
  db: Database,
  hash: string,
  purpose: Purpose,
): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select id, email, status from newsletter_subscriptions
    join newsletter_tokens on subscription_id = id
    where hash = ${hash} and purpose = ${purpose} and (expires_at is null or expires_at > now())`.execute(db);
  return rows[0];
}

export async function confirmSubscription(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscriptions')
    .set({ status: 'confirmed', confirmedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also deletes the links to confirm: an old mail would subscribe again. */
export async function endSubscription(db: Database, id: string): Promise<void> {
  await db
    .updateTable('newsletterSubscriptions')
    .set({ status: 'unsubscribed', unsubscribedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('newsletterTokens')
    .where('subscriptionId', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
}

export async function deleteSubscriptionOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletterSubscriptions').where('email', '=', email).execute();
}

export function listArrivals(db: Database, count: number): Promise<Arrival[]> {
  return db
    .selectFrom('materials')
    .select(['id', 'title', 'condition', 'city', 'department'])
    .where('status', '=', 'publie')
    .where('condition', 'in', ['surplus', 'reemploi'])
    .where('stock', '>', '0')
    .where('publishedAt', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .$castTo<Arrival>()
    .execute();
}

/** `skip locked`, so that each reader is taken once by any number of processes. */
export async function claimReaders(db: Database, count: number): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    update newsletter_subscriptions set last_letter_at = now()
    where id in (
      select id from newsletter_subscriptions
      where status = 'confirmed' and (last_letter_at is null or last_letter_at < now() - interval '6 days')
      order by last_letter_at nulls first limit ${count} for update skip locked)
    returning id, email`.execute(db);
  return rows;
}

/** Unsubscribed rows are kept for three years, as the proof of consent. */
export async function deleteOldSubscriptions(db: Database): Promise<void> {
  await sql`delete from newsletter_tokens where expires_at < now()`.execute(db);
  await sql`
    delete from newsletter_subscriptions as subscription
    where (status = 'pending' and not exists (
        select from newsletter_tokens where subscription_id = subscription.id and purpose = 'confirm'))
      or (status = 'unsubscribed' and unsubscribed_at < now() - interval '3 years')`.execute(db);
}
