import { buildApp } from '@parpaing/api/app';
import { connectDatabase } from '@parpaing/api/database';
import { hasDemoAccounts, isEmptyMarket, loadDemo } from '@parpaing/api/demo';
import { startJobs } from '@parpaing/api/jobs';
import { createLogger } from '@parpaing/api/logger';
import { deliverBySmtp, deliverToMailbox } from '@parpaing/api/mail-delivery';
import { makeVariants } from '@parpaing/api/media-variants';
import { migrateDatabase } from '@parpaing/api/migrate';
import { loadReferenceData } from '@parpaing/api/reference-data';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openMediaStorage } from './media-storage.ts';
import { mountPages } from './pages/mount-pages.ts';
import { announcePortInUse, ensurePortIsFree } from './port.ts';

export interface RunningServer {
  /** The accounts of the demo can be used. */
  hasDemo: boolean;
  stop(): Promise<void>;
}

interface Options {
  report: (step: string) => void;
  /** Pages from their sources instead of the build. */
  hotReload: boolean;
}

/** Starts the parts in the order they need each other; what was started is stopped in reverse, whatever happens. */
export async function startServer(config: Config, { report, hotReload }: Options): Promise<RunningServer> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopPart of started.splice(0).reverse()) await stopPart();
  };
  try {
    await ensurePortIsFree(config);
    const logger = createLogger(config.logLevel, { transport: prettyTransport(config) });

    report('Starting PostgreSQL');
    const database = await openDatabase(config);
    started.push(database.close);

    report('Preparing the database');
    const db = connectDatabase(database.url, config.databasePoolSize);
    started.push(() => db.destroy());
    await migrateDatabase(database.url);
    await loadReferenceData(db);
    const storage = openMediaStorage(config);
    const mayHoldDemo = !config.databaseUrl && !config.isProduction;
    if (mayHoldDemo && (await isEmptyMarket(db))) {
      report('Loading the demo shop');
      await loadDemo(db, storage);
    }

    const deliverMail = config.smtpUrl
      ? deliverBySmtp(config.smtpUrl, config.mailFrom)
      : deliverToMailbox(db);
    const jobs = await startJobs({
      databaseUrl: database.url,
      logger,
      handlers: { 'mail-delivery': deliverMail, 'picture-variants': makeVariants(db, storage) },
    });
    started.push(() => jobs.stop());

    const app = await buildApp({
      db,
      jobs,
      storage,
      logger,
      brandName: config.brandName,
      publicUrl: config.publicUrl,
      contactEmail: config.contactEmail,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      keepsMail: !config.smtpUrl && !config.isProduction,
    });
    // Closing first refuses new requests, then waits for those under way.
    started.push(() => app.close());
    await mountPages(app, config, hotReload);
    await app.listen({ host: config.host, port: config.port }).catch(announcePortInUse(config));
    return { hasDemo: mayHoldDemo && (await hasDemoAccounts(db)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function prettyTransport({ isProduction }: Config) {
  if (isProduction || !process.stdout.isTTY) return undefined;
  return { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'hostname,pid' } };
}
