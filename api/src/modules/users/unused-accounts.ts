import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { SiteIdentity } from '../mail/layout.ts';
import { deleteAccount } from './account-deletion.ts';
import { composeUnusedAccountMail } from './mails.ts';
import { deleteUnverifiedUsers, listUsersToDelete, warnUnusedUsers } from './repository.ts';

interface Parts extends SiteIdentity {
  db: Database;
  jobs: Jobs;
}

export async function deleteUnusedAccounts(parts: Parts): Promise<void> {
  const { db, jobs } = parts;
  await deleteUnverifiedUsers(db);
  await db.transaction().execute(async (transaction) => {
    for (const email of await warnUnusedUsers(transaction)) {
      await jobs.enqueue(transaction, 'mail-delivery', composeUnusedAccountMail(parts, email));
    }
  });
  for (const id of await listUsersToDelete(db)) await deleteAccount(parts, id);
}
