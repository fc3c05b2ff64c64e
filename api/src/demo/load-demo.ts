import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MediaStorage } from '../modules/media/storage.ts';
import { rebuildCompletions } from '../modules/search/completion/learn-completions.ts';
import { rebuildVocabulary } from '../modules/search/words/vocabulary.ts';
import { refreshSellers } from '../modules/shops/service.ts';
import { rollUpStatistics } from '../modules/statistics/roll-up.ts';
import { buildDemoProfiles, buildDemoUsers, demoAccounts } from './accounts.ts';
import { insertDemoConversations } from './conversation-rows.ts';
import { buildDemoDocuments, writeDemoDocuments } from './documents.ts';
import { insertDemoFavorites } from './favorites.ts';
import { buildDemoImages, buildDemoMaterials } from './material-rows.ts';
import { insertDemoModeration } from './moderation.ts';
import { buildDemoMedia, makeDemoCovers, writeDemoDrawings } from './pictures.ts';
import { insertDemoStatistics } from './statistics.ts';

export { demoAccounts, demoPassword } from './accounts.ts';

export async function isEmptyMarket(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await db.selectFrom('users').select('id').where('email', 'in', emails).limit(1).execute();
  return found.length > 0;
}

interface DemoOptions {
  now?: Date;
  /** Encoding the covers takes some ten seconds; without it, cards say that their photo is being prepared. */
  hasCovers?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export async function loadDemo(
  db: Database,
  storage: MediaStorage,
  { now = new Date(), hasCovers = false, onProgress = () => {} }: DemoOptions = {},
): Promise<void> {
  await writeDemoDrawings(storage);
  if (hasCovers) await makeDemoCovers(storage, onProgress);
  const users = await buildDemoUsers(now);
  const materials = await buildDemoMaterials(db, now);
  const isNew = !(await hasDemoAccounts(db));
  const documents = isNew ? await buildDemoDocuments(hasCovers) : [];
  await writeDemoDocuments(storage, documents);
  // Before the conversations and favourites of the demo, which are in its statistics.
  if (isNew) await rollUpStatistics(db, now);
  await db.transaction().execute(async (transaction) => {
    const into = (table: 'users' | 'providerProfiles' | 'media' | 'materials' | 'materialImages') =>
      transaction.insertInto(table).onConflict((conflict) => conflict.doNothing());
    await into('users').values(users).execute();
    await into('providerProfiles').values(buildDemoProfiles(now)).execute();
    await into('media').values(buildDemoMedia(hasCovers)).execute();
    await into('materials').values(materials).execute();
    await into('materialImages').values(buildDemoImages()).execute();
    await insertDemoConversations(transaction, now);
    await insertDemoModeration(transaction, storage, now);
    if (isNew) {
      await transaction
        .insertInto('materialDocuments')
        .values(documents.map(({ row }) => row))
        .execute();
      await insertDemoFavorites(transaction, now);
      await insertDemoStatistics(transaction, now);
    }
  });
  await refreshSellers(db);
  // The demo's materials have old dates: learning only from recent ones would skip them.
  await rebuildVocabulary(db);
  await rebuildCompletions(db);
  // The first visitors come before autovacuum has analysed the tables.
  await sql`analyze users, provider_profiles, media, materials, material_images, search_words,
    search_completions, seller_summaries, seller_places, material_totals, seller_days, seller_source_days,
    search_days`.execute(db);
}
