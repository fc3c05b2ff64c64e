import { sql } from 'kysely';
import { keepRead } from '../../../cache/keep-read.ts';
import { lockUntilCommit } from '../../../db/advisory-locks.ts';
import type { Database } from '../../../db/database.ts';
import { readSynonymTerms } from './load-synonyms.ts';
import { recordLearning } from './record-learning.ts';
import { learnSynonymWords, learnWrittenWords } from './written-words.ts';

const dataName = 'vocabulary';

/** After an upgrade the vocabulary is empty until the job has run. */
export const isVocabularyLearned = keepRead(
  'isVocabularyLearned',
  async (db: Database): Promise<{ isLearned: boolean }> => {
    const { rows } = await sql`select from reference_data where name = ${dataName}`.execute(db);
    return { isLearned: rows.length > 0 };
  },
);

/**
 * Run by a job, so that publishing never waits for a row lock of a common word. An edited title is counted twice until
 * the nightly rebuild.
 */
export const learnVocabulary = (db: Database): Promise<void> =>
  learnInTurn(db, async (transaction) => {
    await learnWrittenWords(transaction, await findLastTime(transaction));
  });

export const rebuildVocabulary = (db: Database): Promise<void> =>
  learnInTurn(db, async (transaction) => {
    await sql`delete from search_words`.execute(transaction);
    await learnSynonymWords(transaction, await readSynonymTerms());
    await learnWrittenWords(transaction, new Date(0));
  });

async function learnInTurn(db: Database, learn: (transaction: Database) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'vocabulary');
    await learn(transaction);
    await recordLearning(transaction, dataName);
  });
}

async function findLastTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ loadedAt: Date }>`
    select loaded_at from reference_data where name = ${dataName}`.execute(db);
  return rows[0]?.loadedAt ?? new Date(0);
}
