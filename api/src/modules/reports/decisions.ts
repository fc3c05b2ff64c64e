import type { DecisionInput, MeasureInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { alreadyDecided, notFound } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { insertLog } from '../journal/service.ts';
import * as selling from '../selling/service.ts';
import { findEmail } from '../users/service.ts';
import {
  composeHiddenMail,
  composeReportAnswerMail,
  composeRestoredMail,
  composeWarningMail,
} from './mails.ts';
import { closeReports, findReportTarget, findTitle } from './repository.ts';

type ReportAnswer = Parameters<typeof composeReportAnswerMail>[2];

export async function decideReport(
  options: ApiOptions,
  admin: CurrentUser,
  targetId: string,
  decision: DecisionInput,
): Promise<void> {
  const target = await findReportTarget(options.db, targetId);
  if (!target) throw notFound();
  if (decision.action === 'reject') return rejectReports(options, admin, targetId, target, decision);
  return target.messageId
    ? warnAuthor(options, admin, target.messageId, target, decision)
    : hideMaterial(options, admin, targetId, decision);
}

/** Every open report of it is upheld, whether or not the decision started from one. */
export async function hideMaterial(
  options: ApiOptions,
  admin: CurrentUser,
  id: string,
  { reason, message }: MeasureInput,
): Promise<void> {
  const { db, jobs, ...site } = options;
  await db.transaction().execute(async (transaction) => {
    const hidden = await selling.hideMaterial(transaction, id, reason);
    const title = hidden?.title ?? (await findTitle(transaction, id));
    if (title === undefined) throw notFound();
    const { count, addresses } = await closeReports(transaction, id, 'upheld');
    if (!hidden && count === 0) throw alreadyDecided();
    const entry = { action: 'hide_material', kind: 'material', targetId: id, label: title } as const;
    await insertLog(transaction, admin.id, { ...entry, reason, note: message });
    const sellerEmail = hidden && (await findEmail(transaction, hidden.sellerId));
    if (sellerEmail) {
      const mail = composeHiddenMail(site, sellerEmail, { title, reason, message });
      await jobs.enqueue(transaction, 'mail-delivery', mail);
    }
    await answerReporters(options, transaction, addresses, { title, outcome: 'hidden' });
  });
}

export async function restoreMaterial(
  { db, jobs, ...site }: ApiOptions,
  admin: CurrentUser,
  id: string,
  message: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const restored = await selling.restoreMaterial(transaction, id);
    if (!restored) throw (await findTitle(transaction, id)) === undefined ? notFound() : alreadyDecided();
    const { title, sellerId, isPublished } = restored;
    const entry = { action: 'restore_material', kind: 'material', targetId: id, label: title } as const;
    await insertLog(transaction, admin.id, { ...entry, note: message });
    const to = await findEmail(transaction, sellerId);
    if (!to) return;
    const mail = composeRestoredMail(site, to, { id, title, isPublished, message });
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

async function warnAuthor(
  options: ApiOptions,
  admin: CurrentUser,
  targetId: string,
  { title, authorEmail }: { title: string; authorEmail: string | null },
  { reason, message }: MeasureInput,
): Promise<void> {
  const { db, jobs, ...site } = options;
  await db.transaction().execute(async (transaction) => {
    const { count, addresses } = await closeReports(transaction, targetId, 'upheld');
    if (count === 0) throw alreadyDecided();
    const entry = { action: 'warn_author', kind: 'message', targetId, label: title } as const;
    await insertLog(transaction, admin.id, { ...entry, reason, note: message });
    if (authorEmail) {
      const mail = composeWarningMail(site, authorEmail, { title, reason, message });
      await jobs.enqueue(transaction, 'mail-delivery', mail);
    }
    await answerReporters(options, transaction, addresses, { title, outcome: 'warned' });
  });
}

async function rejectReports(
  options: ApiOptions,
  admin: CurrentUser,
  targetId: string,
  { title, messageId }: { title: string; messageId: string | null },
  { reportIds, message }: { reportIds: string[]; message: string },
): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const { count, addresses } = await closeReports(transaction, targetId, 'rejected', reportIds);
    if (count === 0) throw alreadyDecided();
    const kind = messageId ? 'message' : 'material';
    const entry = { action: 'reject_reports', kind, targetId, label: title } as const;
    await insertLog(transaction, admin.id, { ...entry, note: message });
    await answerReporters(options, transaction, addresses, { title, outcome: 'rejected', message });
  });
}

async function answerReporters(
  { jobs, ...site }: ApiOptions,
  db: Database,
  addresses: string[],
  answer: ReportAnswer,
): Promise<void> {
  for (const to of addresses) {
    await jobs.enqueue(db, 'mail-delivery', composeReportAnswerMail(site, to, answer));
  }
}
