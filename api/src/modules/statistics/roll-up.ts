import type { Database } from '../../db/database.ts';
import { addDays, toParisDay } from './days.ts';
import * as repository from './roll-up-repository.ts';

const keptDays = 2 * 365;
const keptSearchDays = 365;

/**
 * Adds up the days that are over, then deletes their events and salts. Every statement sees one snapshot, so that an
 * event stored meanwhile waits for the next run instead of being deleted uncounted.
 */
export async function rollUpStatistics(db: Database, now = new Date()): Promise<void> {
  const until = addDays(toParisDay(now), -1);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const days = { after: await repository.lockProgress(transaction), until };
      await repository.rollUpSellers(transaction, days);
      await repository.rollUpSources(transaction, days);
      await repository.rollUpMaterials(transaction, days);
      await repository.rollUpSearches(transaction, days);
      await repository.deleteEvents(transaction, until);
      await repository.saveProgress(transaction, until);
    });
}

export async function deleteOldStatistics(db: Database, now = new Date()): Promise<void> {
  const today = toParisDay(now);
  await repository.deleteDaysBefore(db, addDays(today, -keptDays), addDays(today, -keptSearchDays));
}
