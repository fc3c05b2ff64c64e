import type { Database } from '../../db/database.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { exportFavoritesOf } from '../favorites/service.ts';
import { exportConversationsOf } from '../messages/service.ts';
import { listReportsOf } from '../reports/service.ts';
import * as read from './export-repository.ts';
import { findPendingEmail } from './repository.ts';

/** Without password hashes and tokens. */
export async function exportAccount(
  db: Database,
  { id, email }: CurrentUser,
): Promise<Record<string, unknown>> {
  const [
    account,
    pendingEmail,
    seller,
    sessions,
    devices,
    rememberedDevices,
    materials,
    drafts,
    favorites,
    conversations,
    pictures,
    documents,
    newsletter,
    contactRequests,
    reports,
    verificationRequests,
  ] = await Promise.all([
    read.readAccount(db, id),
    findPendingEmail(db, id),
    read.readSeller(db, id),
    read.readSessions(db, id),
    read.readDevices(db, id),
    read.readRememberedDevices(db, id),
    read.readMaterials(db, id),
    read.readDrafts(db, id),
    exportFavoritesOf(db, id),
    exportConversationsOf(db, id),
    read.readPictures(db, id),
    read.readDocuments(db, id),
    read.readNewsletter(db, email),
    read.readContactRequests(db, email),
    listReportsOf(db, id),
    read.readVerificationRequests(db, id),
  ]);
  const exportedAt = new Date().toISOString();
  return {
    exportedAt,
    account: { ...account, pendingEmail },
    seller: seller ?? null,
    sessions,
    devices,
    rememberedDevices,
    materials,
    drafts,
    favorites,
    conversations,
    pictures,
    documents,
    newsletter: newsletter ?? null,
    contactRequests,
    reports,
    verificationRequests,
  };
}
