import { listenForAnnouncements } from '@parpaing/api/announcements';
import { createAnswerCache } from '@parpaing/api/answer-cache';
import { type App, buildApp } from '@parpaing/api/app';
import { backgroundLimits, connectDatabase, requestLimits } from '@parpaing/api/database';
import { hasDemoAccounts, isEmptyMarket, loadDemo } from '@parpaing/api/demo';
import { createGiveWay } from '@parpaing/api/give-way';
import { createJobHandlers } from '@parpaing/api/job-handlers';
import { startJobs } from '@parpaing/api/jobs';
import { connectLanes, splitConnections } from '@parpaing/api/lanes';
import { createLogger } from '@parpaing/api/logger';
import { deliverBySmtp, deliverToMailbox } from '@parpaing/api/mail-delivery';
import { migrateDatabase } from '@parpaing/api/migrate';
import { createPasswordHasher } from '@parpaing/api/passwords';
import { loadReferenceData } from '@parpaing/api/reference-data';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openMediaStorage } from './media-storage.ts';
import { mountPages } from './pages/mount-pages.ts';
import { describePortInUse, ensurePortIsFree } from './port.ts';
import { keepSecrets } from './secrets.ts';
import { StartupError } from './startup-error.ts';

const drainTimeoutMs = 10_000;
const backgroundConnections = 3;

export interface RunningServer {
  hasDemo: boolean;
  stop(): Promise<void>;
}

interface Options {
  report: (step: string) => void;
  hotReload: boolean;
  onGiveUp: (error: StartupError) => void;
}

/** Started parts are stopped in reverse order, whatever fails. */
export async function startServer(
  config: Config,
  { report, hotReload, onGiveUp }: Options,
): Promise<RunningServer> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    for (const stopPart of started.splice(0).reverse()) {
      await stopPart().catch((error: unknown) => failures.push(error));
    }
    if (failures.length) throw new AggregateError(failures, 'some parts did not stop cleanly');
  };
  try {
    await ensurePortIsFree(config);
    const logger = createLogger(config.logLevel, { transport: prettyTransport(config) });

    report(config.databaseUrl ? 'Reaching the database' : 'Starting PostgreSQL');
    const database = await openDatabase(config, { logger, onGiveUp });
    started.push(database.close);

    report('Preparing the database');
    const connections = splitConnections(config.databasePoolSize);
    const limits = requestLimits(config.databaseTimeoutMs);
    const db = connectDatabase(database.url, connections.members, { limits, logger });
    started.push(() => db.destroy());
    const backgroundDb = connectDatabase(database.url, backgroundConnections, {
      name: 'parpaing-background',
      limits: backgroundLimits,
      logger,
      hasLowPriority: database.isEmbedded,
    });
    started.push(() => backgroundDb.destroy());
    await migrateDatabase(database.url).catch(announceMigrationFailure);
    await loadReferenceData(backgroundDb);
    const storage = openMediaStorage(config);
    if (config.isProduction && (await hasDemoAccounts(backgroundDb))) {
      throw new StartupError(
        'This database holds the demo accounts, whose password everyone knows; start production on an empty one.',
      );
    }
    const mayHoldDemo = !config.databaseUrl && !config.isProduction;
    if (mayHoldDemo && (await isEmptyMarket(backgroundDb))) {
      report('Loading the demo shop');
      await loadDemo(backgroundDb, storage, {
        hasCovers: config.demoPictures !== 'none',
        onProgress: reportTenths(report),
      });
    }
    const isDemo = !config.isProduction && (await hasDemoAccounts(backgroundDb));

    const secrets = {
      appSecret: config.appSecret ?? keepSecrets(config.dataFolder).appSecret,
      previousAppSecret: config.previousAppSecret,
    };
    const deliverMail = config.smtpUrl
      ? deliverBySmtp(config.smtpUrl, config.mailFrom)
      : deliverToMailbox(backgroundDb);
    const lanes = connectLanes(database.url, connections, { limits, logger });
    for (const lane of Object.values(lanes)) started.push(() => lane.db.destroy());
    const jobs = await startJobs({
      databaseUrl: database.url,
      secrets,
      logger,
      handlers: createJobHandlers({
        db: backgroundDb,
        storage,
        deliverMail,
        giveWay: createGiveWay(lanes),
        brandName: config.brandName,
        publicUrl: config.publicUrl,
      }),
    });
    started.push(() => jobs.stop());
    if (isDemo && config.demoPictures === 'all') await jobs.enqueue(backgroundDb, 'demo-drawings', {});

    const announcements = await listenForAnnouncements(database.url, logger);
    started.push(announcements.stop);
    const answers = createAnswerCache();
    announcements.subscribe({ onMaterials: answers.forget, onGap: () => answers.forget('all') });

    const app = await buildApp({
      db,
      databaseHealth: database,
      lanes,
      jobs,
      announcements,
      answers,
      storage,
      logger,
      brandName: config.brandName,
      publicUrl: config.publicUrl,
      allowedOrigins: config.allowedOrigins,
      ...secrets,
      passwords: createPasswordHasher(),
      contactEmail: config.contactEmail,
      isProduction: config.isProduction,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      keepsMail: !config.smtpUrl && !config.isProduction,
    });
    started.push(() => closeApp(app));
    await mountPages(app, { config, answers, hotReload });
    await app.listen({ host: config.host, port: config.port }).catch(describePortInUse(config));
    return { hasDemo: mayHoldDemo && isDemo, stop };
  } catch (error) {
    await stop().catch((failure) => report(String(failure)));
    throw error;
  }
}

function reportTenths(report: Options['report']) {
  let told = 0;
  return (done: number, total: number) => {
    const tenth = Math.floor((10 * done) / total);
    if (tenth > told) report(`Drawing its pictures: ${done} of ${total}`);
    told = tenth;
  };
}

async function closeApp(app: App) {
  const patience = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
  await app.close();
  clearTimeout(patience);
}

function announceMigrationFailure(error: unknown): never {
  throw new StartupError(
    `The database could not be brought up to date (${error instanceof Error ? error.message : error}).`,
    error,
  );
}

function prettyTransport({ isProduction }: Config) {
  if (isProduction || !process.stdout.isTTY) return undefined;
  return { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'hostname,pid' } };
}
