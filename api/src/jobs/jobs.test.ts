import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { deliverToMailbox } from '../modules/mail/delivery.ts';
import { createDiskStorage } from '../modules/media/disk-storage.ts';
import { testSecret } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobHandlers } from './handlers.ts';
import { startJobs } from './jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** pg-boss makes this queue when it starts to watch the hours of scheduled jobs. */
async function watchesSchedules() {
  const { rows } = await sql`select from pgboss.queue where name = '__pgboss__send-it'`.execute(database.db);
  return rows.length === 1;
}

async function startAndStop(settings: { runsSchedules?: boolean }) {
  const { db, url: databaseUrl } = database;
  const jobs = await startJobs({
    databaseUrl,
    secrets: { appSecret: testSecret, previousAppSecret: undefined },
    logger: createLogger('silent'),
    handlers: createJobHandlers({
      db,
      storage: createDiskStorage('/nowhere'),
      deliverMail: deliverToMailbox(db),
      giveWay: async () => {},
      brandName: 'Parpaing',
      publicUrl: 'https://parpaing.example',
    }),
    ...settings,
  });
  await jobs.stop();
}

it('les tâches de chaque nuit partent à leur heure, sauf dans les tests', async () => {
  await startAndStop({ runsSchedules: false });
  expect(await watchesSchedules()).toBe(false);
  await startAndStop({});
  expect(await watchesSchedules()).toBe(true);
});
