import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { listenForAnnouncements } from '../db/announcements.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../http/endpoint.ts';
import { createQueue } from '../http/overload/queue.ts';
import { createGiveWay } from '../jobs/give-way.ts';
import { createJobHandlers } from '../jobs/handlers.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { createLogger } from '../lib/logger.ts';
import { createPasswordHasher } from '../modules/auth/passwords.ts';
import { deliverToMailbox } from '../modules/mail/delivery.ts';
import { createDiskStorage } from '../modules/media/disk-storage.ts';
import type { MediaStorage } from '../modules/media/storage.ts';
import type { ApiOptions } from '../options.ts';
import { cheapHash } from './factories.ts';
import { createDemoDatabase, createTestDatabase } from './test-database.ts';

export const testSecret = 'secret of the tests, of no use elsewhere';

interface TestApp {
  app: App;
  db: Database;
  jobs: Jobs;
  storage: MediaStorage;
  databaseUrl: string;
  /** For another process on the same database. */
  options: ApiOptions;
  logLines: string[];
}

/** The real application on a real database, for the tests of one file. */
export const useTestApp = (overrides: Partial<ApiOptions> = {}) => useApp(createTestDatabase, overrides);

/** The same with the demo shop, without its pictures. */
export const useDemoApp = (overrides: Partial<ApiOptions> = {}) => useApp(createDemoDatabase, overrides);

function useApp(createDatabase: typeof createTestDatabase, overrides: Partial<ApiOptions>): TestApp {
  const context = { logLines: [] as string[] } as TestApp;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await createDatabase();
    closing.push(database.drop);
    const folder = mkdtempSync(join(tmpdir(), 'parpaing-media-'));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const storage = createDiskStorage(folder);
    const logger = createLogger('trace', { stream: { write: (line) => context.logLines.push(line) } });
    const unbounded = { concurrency: 4, maxWaiting: 1000, maxWaitingPerCaller: 1000 };
    const openLane = () => ({ db: overrides.db ?? database.db, queue: createQueue(unbounded) });
    const lanes = overrides.lanes ?? { searches: openLane(), reads: openLane() };
    const jobs = await startJobs({
      databaseUrl: database.url,
      secrets: { appSecret: testSecret, previousAppSecret: undefined },
      logger,
      pollSeconds: 0.5,
      runsSchedules: false,
      handlers: createJobHandlers({
        db: database.db,
        storage,
        deliverMail: deliverToMailbox(database.db),
        giveWay: createGiveWay(lanes),
        brandName: 'Parpaing',
        publicUrl: 'http://localhost:8080',
      }),
    });
    closing.push(() => jobs.stop());
    const announcements = await listenForAnnouncements(database.url);
    closing.push(announcements.stop);
    const options: ApiOptions = {
      db: database.db,
      databaseHealth: { isRestarting: () => false, isDiskFull: () => false },
      lanes,
      jobs,
      announcements,
      storage,
      logger,
      brandName: 'Parpaing',
      publicUrl: 'http://localhost:8080',
      allowedOrigins: ['http://localhost:8080', 'https://parpaing.example'],
      appSecret: testSecret,
      previousAppSecret: undefined,
      passwords: createPasswordHasher(cheapHash),
      contactEmail: 'bonjour@parpaing.example',
      isProduction: false,
      checksAnswers: true,
      trustProxy: false,
      keepsMail: true,
      metricsToken: undefined,
      ...overrides,
    };
    const app = await buildApp(options);
    closing.push(() => app.close());
    Object.assign(context, { app, db: database.db, jobs, storage, databaseUrl: database.url, options });
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  return context;
}
