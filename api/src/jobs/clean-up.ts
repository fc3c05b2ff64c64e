import type { Database } from '../db/database.ts';
import { deleteEndedLimits } from '../http/rate-limits.ts';
import { deleteEndedSessions } from '../modules/auth/sessions.ts';
import { deleteOldRequests } from '../modules/contact/service.ts';
import { deleteExpiredImports } from '../modules/imports/service.ts';
import type { SiteIdentity } from '../modules/mail/layout.ts';
import { removeOrphanFiles } from '../modules/media/orphans.ts';
import { deleteOldConversations, deleteOldDrafts } from '../modules/messages/service.ts';
import { deleteOldSubscriptions } from '../modules/newsletter/service.ts';
import { deleteOldReports } from '../modules/reports/service.ts';
import { deleteOldStatistics } from '../modules/statistics/roll-up.ts';
import { deleteEndedRequests } from '../modules/stock/availability/service.ts';
import { removeDeletedMaterials } from '../modules/stock/deleted-materials.ts';
import { deleteUnusedAccounts } from '../modules/users/unused-accounts.ts';
import type { Jobs } from './jobs.ts';

interface Parts extends SiteIdentity {
  db: Database;
  jobs: Jobs;
}

export async function cleanUp(parts: Parts): Promise<void> {
  await deleteEndedSessions(parts.db);
  await deleteOldSubscriptions(parts.db);
  await deleteOldRequests(parts.db);
  await deleteOldReports(parts.db);
  await deleteOldConversations(parts.db);
  await deleteOldDrafts(parts.db);
  await deleteExpiredImports(parts);
  await deleteEndedLimits(parts.db);
  await deleteOldStatistics(parts.db);
  await deleteUnusedAccounts(parts);
  await deleteEndedRequests(parts.db);
  await removeDeletedMaterials(parts);
  await removeOrphanFiles(parts);
}
