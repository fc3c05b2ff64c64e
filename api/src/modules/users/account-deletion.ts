import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { closeAccess } from '../auth/credentials.ts';
import { forgetRequestsOf } from '../contact/service.ts';
import { forgetFavoritesOf } from '../favorites/service.ts';
import { archiveMaterialsOf } from '../materials/service.ts';
import { removeDocumentsOf, removePicturesOf } from '../media/service.ts';
import { leaveConversationsOf } from '../messages/service.ts';
import { forgetReader } from '../newsletter/service.ts';
import { anonymiseUser, deleteSeller, lockUser } from './repository.ts';

/** The row is kept without personal data: the others keep their conversations, with « Compte supprimé ». */
export async function deleteAccount(
  { db, jobs }: { db: Database; jobs: Jobs },
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { email } = await lockUser(transaction, userId);
    await closeAccess(transaction, userId);
    await archiveMaterialsOf(transaction, userId);
    await forgetFavoritesOf(transaction, userId);
    await leaveConversationsOf(transaction, userId);
    await forgetReader(transaction, email);
    await forgetRequestsOf(transaction, email);
    await deleteSeller(transaction, userId);
    await anonymiseUser(transaction, userId);
    await removePicturesOf({ jobs }, transaction, userId);
    await removeDocumentsOf({ jobs }, transaction, userId);
  });
}
