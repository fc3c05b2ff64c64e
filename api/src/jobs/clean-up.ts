import type { Database } from '../db/database.ts';
import { forgetEndedSessions } from '../modules/auth/sessions.ts';
import { forgetOldRequests } from '../modules/contact/service.ts';
import { forgetOldConversations } from '../modules/messages/service.ts';
import { forgetOldSubscriptions } from '../modules/newsletter/service.ts';
import { endUnusedAccounts } from '../modules/users/unused-accounts.ts';
import { forgetEndedLimits } from '../rate-limits.ts';
import type { Jobs } from './jobs.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  brandName: string;
  publicUrl: string;
}

/** Deletes what the privacy page promises to delete. */
export async function cleanUp(parts: Parts): Promise<void> {
  await forgetEndedSessions(parts.db);
  await forgetOldSubscriptions(parts.db);
  await forgetOldRequests(parts.db);
  await forgetOldConversations(parts.db);
  await forgetEndedLimits(parts.db);
  await endUnusedAccounts(parts);
}
