import { backgroundLimits, connectDatabase } from '@parpaing/api/database';
import { hasDemoAccounts, isEmptyMarket, loadDemo } from '@parpaing/api/demo';
import { giveWayWhile } from '@parpaing/api/give-way';
import { createJobHandlers } from '@parpaing/api/job-handlers';
import { startJobs } from '@parpaing/api/jobs';
import { deliverBySmtp, deliverToMailbox } from '@parpaing/api/mail-delivery';
import { migrateDatabase } from '@parpaing/api/migrate';
import type { DatabaseHealth } from '@parpaing/api/options';
import { loadReferenceData } from '@parpaing/api/reference-data';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openMediaStorage } from './media-storage.ts';
import { keepSecrets } from './secrets.ts';
import type { Shutdown } from './shutdown.ts';
import { StartupError } from './startup-error.ts';

const backgroundConnections = 3;

interface Options {
  report: (step: string) => void;
  logger: FastifyBaseLogger;
  isWebBusy(): Promise<boolean>;
  onHealthChange(): void;
  onGiveUp: (error: StartupError) => void;
}

/** What runs once, however many processes answer requests: the database, its contents and the jobs. */
export async function startSite(config: Config, shutdown: Shutdown, options: Options) {
  const { report, logger } = options;
  report(config.databaseUrl ? 'Reaching the database' : 'Starting PostgreSQL');
  const database = await openDatabase(config, options);
  shutdown.add(database.close);

  report('Preparing the database');
  const db = connectDatabase(database.url, backgroundConnections, {
    name: 'parpaing-background',
    limits: backgroundLimits,
    logger,
    hasLowPriority: database.isEmbedded,
  });
  shutdown.add(() => db.destroy());
  await migrateDatabase(database.url).catch(announceMigrationFailure);
  await loadReferenceData(db);
  const storage = await openMediaStorage(config);
  if (config.isProduction && (await hasDemoAccounts(db))) {
    throw new StartupError(
      'This database holds the demo accounts, whose password everyone knows; start production on an empty one.',
    );
  }
  const mayHoldDemo = !config.databaseUrl && !config.isProduction;
  if (mayHoldDemo && (await isEmptyMarket(db))) {
    report('Loading the demo shop');
    await loadDemo(db, storage, {
      hasCovers: config.demoPictures !== 'none',
      onProgress: reportTenths(report),
    });
  }
  const isDemo = !config.isProduction && (await hasDemoAccounts(db));

  const secrets = {
    appSecret: config.appSecret ?? keepSecrets(config.dataFolder).appSecret,
    previousAppSecret: config.previousAppSecret,
  };
  const jobs = await startJobs({
    databaseUrl: database.url,
    secrets,
    logger,
    handlers: createJobHandlers({
      db,
      storage,
      deliverMail: config.smtpUrl ? deliverBySmtp(config.smtpUrl, config.mailFrom) : deliverToMailbox(db),
      giveWay: giveWayWhile(options.isWebBusy),
      brandName: config.brandName,
      publicUrl: config.publicUrl,
    }),
  });
  shutdown.add(() => jobs.stop());
  if (isDemo && config.demoPictures === 'all') await jobs.enqueue(db, 'demo-drawings', {});

  return {
    settings: { config, databaseUrl: database.url, secrets, workers: config.workers },
    jobs,
    databaseHealth: database as DatabaseHealth,
    hasDemo: mayHoldDemo && isDemo,
  };
}

function reportTenths(report: Options['report']) {
  let told = 0;
  return (done: number, total: number) => {
    const tenth = Math.floor((10 * done) / total);
    if (tenth > told) report(`Drawing its pictures: ${done} of ${total}`);
    told = tenth;
  };
}

function announceMigrationFailure(error: unknown): never {
  throw new StartupError(
    `The database could not be brought up to date (${error instanceof Error ? error.message : error}).`,
    error,
  );
}
