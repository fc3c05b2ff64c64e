import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../../db/database.ts';
import { linkExpired } from '../../../http/errors.ts';
import { daySeconds } from '../../../http/rate-limits.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { isUuid } from '../../../lib/ids.ts';
import { hashToken, newToken } from '../../../lib/tokens.ts';
import type { SiteIdentity } from '../../mail/layout.ts';
import { bulkPriority } from '../../mail/mail.ts';
import { composeAvailabilityMail, composePausedMail } from './mails.ts';
import * as repository from './repository.ts';

export { deleteEndedRequests } from './repository.ts';

interface Parts extends SiteIdentity {
  db: Database;
  jobs: Jobs;
}

const answerMs = limits.daysToConfirm * daySeconds * 1000;

export async function checkAvailability(parts: Parts, now = new Date()): Promise<void> {
  const unanswered = { now, days: limits.daysToConfirm };
  for (const sellerId of await repository.listUnansweringSellers(parts.db, unanswered)) {
    await pause(parts, sellerId, unanswered);
  }
  const due = { now, days: limits.daysBeforeConfirmation };
  const sellers = await repository.listSellersToAsk(parts.db, due, limits.daysBetweenConfirmationMails);
  for (const sellerId of sellers) await ask(parts, sellerId, due);
}

interface Due {
  now: Date;
  days: number;
}

async function pause({ db, jobs, ...site }: Parts, sellerId: string, due: Due) {
  await db.transaction().execute(async (transaction) => {
    const materials = await repository.pauseUnanswered(transaction, sellerId, due);
    const to = await repository.findSellerEmail(transaction, sellerId);
    if (materials.length === 0 || !to) return;
    await jobs.enqueue(transaction, 'mail-delivery', composePausedMail(site, to, materials), {
      priority: bulkPriority,
    });
  });
}

async function ask({ db, jobs, ...site }: Parts, sellerId: string, due: Due) {
  await db.transaction().execute(async (transaction) => {
    const materials = await repository.claimMaterialsToAsk(transaction, sellerId, due);
    const to = await repository.findSellerEmail(transaction, sellerId);
    if (materials.length === 0 || !to) return;
    const token = newToken();
    const expiresAt = new Date(due.now.getTime() + answerMs);
    const request = { hash: hashToken(token), sellerId, askedAt: due.now, expiresAt };
    await repository.insertRequest(transaction, request);
    const mail = composeAvailabilityMail(site, { to, token, materials, expiresAt });
    await jobs.enqueue(transaction, 'mail-delivery', mail, { priority: bulkPriority });
  });
}

export async function listAskedMaterials(
  db: Database,
  token: string,
): Promise<CallAnswer<'listAskedMaterials'>> {
  const materials = await repository.listAsked(db, hashToken(token));
  if (materials.length === 0) throw linkExpired();
  const items = materials.slice(0, limits.askedMaterialsShown);
  return { items, others: materials.length - items.length };
}

/** Whoever holds the link answers; materials that the mail did not ask about are left alone. */
export async function answerAvailability(
  db: Database,
  token: string,
  form: string,
): Promise<'confirmed' | 'answered' | 'expired'> {
  const hash = hashToken(token);
  const idsToPause = new URLSearchParams(form).getAll('pause').filter(isUuid);
  const changed = await db
    .transaction()
    .execute((transaction) => repository.answerRequest(transaction, hash, idsToPause));
  if (changed > 0) return 'confirmed';
  return (await repository.hasRequest(db, hash)) ? 'answered' : 'expired';
}
