import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { removeDocumentsOfMaterials } from '../media/service.ts';
import {
  deleteMaterials,
  deletePictures,
  emptyMaterials,
  lockMaterialsToPurge,
} from './removal-repository.ts';

const atOnce = 200;

/** Those that conversations or reports refer to are emptied, the others go; the clean-up of files removes their pictures. */
export async function removeDeletedMaterials(
  { db, jobs }: { db: Database; jobs: Jobs },
  now = new Date(),
): Promise<void> {
  let count = atOnce;
  while (count === atOnce) {
    count = await db.transaction().execute(async (transaction) => {
      const due = { now, days: limits.daysKeptDeleted, count: atOnce };
      const materials = await lockMaterialsToPurge(transaction, due);
      if (materials.length === 0) return 0;
      const ids = materials.map(({ id }) => id);
      const discussed = materials.filter(({ isDiscussed }) => isDiscussed).map(({ id }) => id);
      await removeDocumentsOfMaterials({ jobs }, transaction, ids);
      await deletePictures(transaction, ids);
      if (discussed.length > 0) await emptyMaterials(transaction, discussed);
      const undiscussed = ids.filter((id) => !discussed.includes(id));
      if (undiscussed.length > 0) await deleteMaterials(transaction, undiscussed);
      return materials.length;
    });
  }
}
