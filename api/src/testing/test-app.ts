import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../endpoint.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { createLogger } from '../logger.ts';
import { deliverToMailbox } from '../modules/mail/delivery.ts';
import type { ApiOptions } from '../options.ts';
import { createTestDatabase } from './test-database.ts';

interface TestApp {
  app: App;
  db: Database;
  jobs: Jobs;
  databaseUrl: string;
  logLines: string[];
}

/** The real application on a real database, for the tests of one file. */
export function useTestApp(overrides: Partial<ApiOptions> = {}): TestApp {
  const context = { logLines: [] as string[] } as TestApp;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await createTestDatabase();
    closing.push(database.drop);
    const logger = createLogger('trace', { stream: { write: (line) => context.logLines.push(line) } });
    const jobs = await startJobs({
      databaseUrl: database.url,
      logger,
      pollSeconds: 0.5,
      handlers: { 'mail-delivery': deliverToMailbox(database.db) },
    });
    closing.push(() => jobs.stop());
    const app = await buildApp({
      db: database.db,
      jobs,
      logger,
      brandName: 'Parpaing',
      publicUrl: 'http://localhost:8080',
      isProduction: false,
      trustProxy: false,
      keepsMail: true,
      metricsToken: undefined,
      ...overrides,
    });
    closing.push(() => app.close());
    Object.assign(context, { app, db: database.db, jobs, databaseUrl: database.url });
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  return context;
}
