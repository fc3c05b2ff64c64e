import type { MaterialReportInput, MessageReportInput } from '@parpaing/contract/schemas';
import type { output } from 'zod';
import type { Database } from '../../db/database.ts';
import { forbidden, materialGone, notFound } from '../../http/errors.ts';
import { daySeconds, emailKey, tryConsumeLimit } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { findSellerAndStatus } from '../materials/service.ts';
import { composeReceiptMail } from './mails.ts';
import { findReceivedMessage, findTitle, insertReport } from './repository.ts';

const receiptsPerDay = 5;

interface Visitor {
  sender: CurrentUser | undefined;
  caller: string;
}

export async function reportMaterial(
  options: ApiOptions,
  materialId: string,
  { reason, text, email, website }: output<typeof MaterialReportInput>,
  { sender, caller }: Visitor,
): Promise<void> {
  if (website) return;
  await options.db.transaction().execute(async (transaction) => {
    const material = await findSellerAndStatus(transaction, materialId);
    if (!material) throw notFound();
    if (material.status !== 'publie') throw materialGone();
    if (material.sellerId === sender?.id) throw forbidden();
    const isAnonymous = !sender && !email;
    if (isAnonymous && !(await isFirstOf(transaction, `report ${materialId} ${caller}`))) return;
    const reporter = sender ? { reporterId: sender.id } : { reporterEmail: email };
    if (!(await insertReport(transaction, { materialId, reason, text, ...reporter }))) return;
    const title = await findTitle(transaction, materialId);
    await enqueueReceipt(options, transaction, sender?.email ?? email, title ?? '');
  });
}

export async function reportMessage(
  options: ApiOptions,
  sender: CurrentUser,
  conversationId: string,
  { messageId, reason, text }: output<typeof MessageReportInput>,
): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const message = await findReceivedMessage(transaction, sender.id, conversationId, messageId);
    if (!message) throw notFound();
    if (message.isMine) throw forbidden();
    const { materialId, title } = message;
    const report = { materialId, messageId, reason, text, reporterId: sender.id };
    if (!(await insertReport(transaction, report))) return;
    await enqueueReceipt(options, transaction, sender.email, title);
  });
}

const isFirstOf = async (db: Database, key: string) =>
  (await tryConsumeLimit(db, key, 1, daySeconds)).isAllowed;

async function enqueueReceipt(
  { jobs, ...site }: ApiOptions,
  db: Database,
  to: string | undefined,
  title: string,
): Promise<void> {
  if (!to) return;
  const key = `report receipt ${emailKey(site, to)}`;
  const { isAllowed } = await tryConsumeLimit(db, key, receiptsPerDay, daySeconds);
  if (isAllowed) await jobs.enqueue(db, 'mail-delivery', composeReceiptMail(site, to, title));
}
