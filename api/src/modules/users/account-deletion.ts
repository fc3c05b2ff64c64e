import { announceAllMaterials } from '../../db/announcements.ts';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { forgetPerson } from '../admin/service.ts';
import { closeAccess } from '../auth/credentials.ts';
import { deleteRequestsOf } from '../contact/service.ts';
import { deleteFavoritesOf } from '../favorites/service.ts';
import { deleteImportsOf } from '../imports/service.ts';
import { removeDocumentsOf, removePicturesOf } from '../media/service.ts';
import { deleteDraftsOf, deleteSidesOf } from '../messages/service.ts';
import { deleteSubscriptionOf } from '../newsletter/service.ts';
import { deleteStatisticsOf } from '../statistics/service.ts';
import { archiveMaterialsOf, takeOffSale } from '../stock/service.ts';
import { anonymiseUser, deleteSeller, lockUser } from './repository.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
}

/**
 * A seller's thousands of materials and figures take longer than a request may: a job removes them. Meanwhile cards and
 * pages of these materials are gone, because they are read together with the seller's profile; only counts, the map
 * and suggestions still have them, until the job's first step.
 */
export async function closeAccount({ db, jobs }: Parts, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removePerson(jobs, transaction, userId);
    await jobs.enqueue(transaction, 'account-removal', { userId });
  });
  jobs.wake('account-removal');
}

export async function removeBelongingsOf({ db, jobs }: Parts, userId: string): Promise<void> {
  await takeOffSale(db, userId);
  await db.transaction().execute((transaction) => removeBelongings(jobs, transaction, userId));
}

export async function deleteAccount({ db, jobs }: Parts, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removePerson(jobs, transaction, userId);
    await removeBelongings(jobs, transaction, userId);
  });
}

/** The row is kept without personal data: the others keep their conversations, with « Compte supprimé ». */
async function removePerson(jobs: Jobs, transaction: Database, userId: string): Promise<void> {
  const { email } = await lockUser(transaction, userId);
  await closeAccess(transaction, userId);
  await deleteFavoritesOf(transaction, userId);
  await deleteSidesOf(transaction, userId);
  await deleteDraftsOf(transaction, userId);
  await deleteSubscriptionOf(transaction, email);
  await deleteRequestsOf(transaction, email);
  await forgetPerson(jobs, transaction, { id: userId, email });
  if (await deleteSeller(transaction, userId)) await announceAllMaterials(transaction);
  await anonymiseUser(transaction, userId);
}

async function removeBelongings(jobs: Jobs, transaction: Database, userId: string): Promise<void> {
  await archiveMaterialsOf(transaction, userId);
  await deleteImportsOf({ jobs }, transaction, userId);
  await deleteStatisticsOf(transaction, userId);
  await removePicturesOf({ jobs }, transaction, userId);
  await removeDocumentsOf({ jobs }, transaction, userId);
}
