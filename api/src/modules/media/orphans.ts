import type { Database } from '../../db/database.ts';
import { daySeconds } from '../../http/rate-limits.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { deleteOrphanDocuments, deleteOrphanPictures } from './orphan-repository.ts';
import { enqueueRemoval, listPictureKeys } from './remove-files.ts';

/** A form that is open has a day to be saved, as a draft at least. */
const graceMs = daySeconds * 1000;
const atOnce = 200;

export async function removeOrphanFiles(
  { db, jobs }: { db: Database; jobs: Jobs },
  now = new Date(),
): Promise<void> {
  const batch = { before: new Date(now.getTime() - graceMs), count: atOnce };
  await repeatWhileFull(db, async (transaction) => {
    const pictures = await deleteOrphanPictures(transaction, batch);
    await enqueueRemoval(jobs, transaction, pictures.flatMap(listPictureKeys));
    return pictures.length;
  });
  await repeatWhileFull(db, async (transaction) => {
    const { count, unusedKeys } = await deleteOrphanDocuments(transaction, batch);
    await enqueueRemoval(jobs, transaction, unusedKeys);
    return count;
  });
}

async function repeatWhileFull(db: Database, removeBatch: (transaction: Database) => Promise<number>) {
  let count = atOnce;
  while (count === atOnce) count = await db.transaction().execute(removeBatch);
}
