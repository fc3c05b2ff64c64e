import type { Verification } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import {
  alreadyDecided,
  forbidden,
  invalidField,
  notFound,
  verificationOutdated,
} from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { insertLog } from '../journal/service.ts';
import { enqueueRemoval, storePrivateDocument } from '../media/service.ts';
import { findEmail, findSeller, setMaterialLimit, verifySeller } from '../users/service.ts';
import { composeLimitMail, composeUnverifiedMail, composeVerifiedMail } from './mails.ts';
import { presentVerification } from './presenter.ts';
import * as requests from './verification-repository.ts';

export async function readVerification(
  db: Database,
  { id }: CurrentUser,
): Promise<{ verification: Verification | null }> {
  const request = await requests.findLatestRequest(db, id);
  return { verification: request ? presentVerification(request) : null };
}

/** Asking again before the decision replaces the document. */
export async function requestVerification(
  { db, jobs, storage }: ApiOptions,
  { id: userId }: CurrentUser,
  content: Buffer,
): Promise<{ verification: Verification }> {
  const file = await storePrivateDocument(storage, content);
  try {
    return await db.transaction().execute(async (transaction) => {
      await requests.lockSeller(transaction, userId);
      const seller = await findSeller(transaction, userId);
      if (!seller) throw forbidden();
      if (seller.verified) throw alreadyDecided();
      await enqueueRemoval(jobs, transaction, await requests.deletePendingRequest(transaction, userId));
      const { companyName, businessType, taxId } = seller;
      const identity = { userId, companyName, businessType, taxId };
      const request = await requests.insertRequest(transaction, { ...identity, ...file });
      return { verification: presentVerification(request) };
    });
  } catch (error) {
    await storage.remove(file.storageKey);
    throw error;
  }
}

export async function openVerificationDocument({ db, storage }: ApiOptions, admin: CurrentUser, id: string) {
  const request = await db.transaction().execute(async (transaction) => {
    const row = await requests.lockRequest(transaction, id);
    if (!row?.storageKey) throw notFound();
    const entry = { action: 'read_document', kind: 'seller', targetId: row.userId } as const;
    await insertLog(transaction, admin.id, { ...entry, label: row.companyName });
    return { storageKey: row.storageKey, title: row.companyName };
  });
  const stored = await storage.find(request.storageKey);
  if (!stored) throw notFound();
  return { ...stored, title: request.title };
}

export async function decideVerification(
  { db, jobs, ...site }: ApiOptions,
  admin: CurrentUser,
  id: string,
  { isAccepted, message }: { isAccepted: boolean; message: string },
): Promise<void> {
  if (!isAccepted && !message) throw invalidField('message', 'missing_reason');
  await db.transaction().execute(async (transaction) => {
    const request = await requests.lockRequest(transaction, id);
    if (!request) throw notFound();
    if (request.status !== 'pending') throw alreadyDecided();
    const { userId, companyName, storageKey } = request;
    if (isAccepted && !(await verifySeller(transaction, userId, request))) throw verificationOutdated();
    await requests.closeRequest(transaction, id, isAccepted ? 'accepted' : 'refused', message);
    if (storageKey) await enqueueRemoval(jobs, transaction, [storageKey]);
    const action = isAccepted ? 'verify_seller' : 'refuse_verification';
    const entry = { kind: 'seller', targetId: userId, label: companyName, note: message } as const;
    await insertLog(transaction, admin.id, { action, ...entry });
    const to = await findEmail(transaction, userId);
    if (!to) return;
    const mail = isAccepted
      ? composeVerifiedMail(site, to, companyName)
      : composeUnverifiedMail(site, to, companyName, message);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

export async function changeMaterialLimit(
  { db, jobs, ...site }: ApiOptions,
  admin: CurrentUser,
  userId: string,
  materialLimit: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const seller = await setMaterialLimit(transaction, userId, materialLimit);
    if (!seller) throw notFound();
    const entry = { action: 'change_material_limit', kind: 'seller', targetId: userId } as const;
    await insertLog(transaction, admin.id, {
      ...entry,
      label: seller.companyName,
      note: String(materialLimit),
    });
    const to = await findEmail(transaction, userId);
    if (to) await jobs.enqueue(transaction, 'mail-delivery', composeLimitMail(site, to, materialLimit));
  });
}
