import type { Database } from '../../db/database.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { exportFavoritesOf } from '../favorites/service.ts';
import { exportConversationsOf, exportDraftsOf } from '../messages/service.ts';
import { listReportsOf } from '../reports/service.ts';
import * as read from './export-repository.ts';
import { findPendingEmail } from './repository.ts';

/** Without password hashes and tokens. */
export async function exportAccount(
  db: Database,
  { id, email }: CurrentUser,
): Promise<Record<string, unknown>> {
  const parts = {
    account: readAccountWithPendingEmail(db, id),
    seller: read.readSeller(db, id),
    sessions: read.readSessions(db, id),
    devices: read.readDevices(db, id),
    rememberedDevices: read.readRememberedDevices(db, id),
    materials: read.readMaterials(db, id),
    drafts: read.readDrafts(db, id),
    favorites: exportFavoritesOf(db, id),
    conversations: exportConversationsOf(db, id),
    messageDrafts: exportDraftsOf(db, id),
    pictures: read.readPictures(db, id),
    documents: read.readDocuments(db, id),
    newsletter: read.readNewsletter(db, email),
    contactRequests: read.readContactRequests(db, email),
    reports: listReportsOf(db, id),
    verificationRequests: read.readVerificationRequests(db, id),
  };
  const entries = Object.entries<Promise<unknown>>(parts);
  const contents = await Promise.all(
    entries.map(async ([name, part]) => [name, (await part) ?? null] as const),
  );
  return { exportedAt: new Date().toISOString(), ...Object.fromEntries(contents) };
}

async function readAccountWithPendingEmail(db: Database, id: string) {
  const [account, pendingEmail] = await Promise.all([read.readAccount(db, id), findPendingEmail(db, id)]);
  return { ...account, pendingEmail };
}
