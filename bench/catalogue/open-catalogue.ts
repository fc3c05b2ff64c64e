import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@parpaing/api/app';
import { backgroundLimits, connectDatabase, type Database } from '@parpaing/api/database';
import { loadDemo } from '@parpaing/api/demo';
import { createDiskStorage } from '@parpaing/api/disk-storage';
import { allowEnlarging, enlargeMarket } from '@parpaing/api/enlarge-market';
import { createGiveWay } from '@parpaing/api/give-way';
import { createJobHandlers } from '@parpaing/api/job-handlers';
import { startJobs } from '@parpaing/api/jobs';
import { boundLanes, splitConnections } from '@parpaing/api/lanes';
import { rebuildCompletions } from '@parpaing/api/learn-completions';
import { createLogger } from '@parpaing/api/logger';
import { migrateDatabase } from '@parpaing/api/migrate';
import { createPasswordHasher } from '@parpaing/api/passwords';
import { createQueue } from '@parpaing/api/queue';
import { loadReferenceData } from '@parpaing/api/reference-data';
import { rebuildVocabulary } from '@parpaing/api/vocabulary';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { openFloor, type Statement } from './floor.ts';

const poolSize = 10;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Catalogue {
  url: string;
  db: Database;
  openFloorOf(path: string, best?: Statement): Promise<string>;
  close(): Promise<void>;
}

/** All clients share one address, so the queues must not refuse any. */
const createWideQueue = ({ concurrency }: { concurrency: number }) =>
  createQueue({ concurrency, maxWaiting: 1000, maxWaitingPerCaller: 1000 });

export async function openCatalogue(size: number, { hasJobs = false } = {}): Promise<Catalogue> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-bench-'));
  const cluster = await startEmbeddedPostgres({ folder, password: 'throw-away', settings: { fsync: 'off' } });
  let sent: Statement[] = [];
  const db = connectDatabase(cluster.url, poolSize, {
    limits: backgroundLimits,
    log: ({ query }) => {
      sent.push(query);
    },
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const endEarly = () => {
    // Statements under way fail when the database stops.
    process.on('uncaughtException', () => {});
    void cluster.stop().finally(() => process.exit(1));
  };
  process.once('exit', removeFolder);
  for (const signal of signals) process.once(signal, endEarly);
  const forget = async () => {
    removeFolder();
    process.off('exit', removeFolder);
    for (const signal of signals) process.off(signal, endEarly);
  };
  const closing = [() => db.destroy(), () => cluster.stop(), forget];
  const close = async () => {
    for (const part of closing) await part().catch(console.error);
  };
  try {
    await migrateDatabase(cluster.url);
    await loadReferenceData(db);
    const storage = createDiskStorage(join(folder, 'media'));
    await loadDemo(db, storage);
    const admin = new pg.Client(cluster.adminUrl);
    await admin.connect();
    await admin.query(allowEnlarging(new URL(cluster.url).username));
    await admin.end();
    await enlargeMarket(db, size);
    const site = { brandName: 'Parpaing', publicUrl: 'http://localhost:8080' };
    const logger = createLogger('silent');
    const secrets = { appSecret: 'throw-away secret of the measurements', previousAppSecret: undefined };
    const backgroundDb = connectDatabase(cluster.url, 2, {
      name: 'parpaing-background',
      limits: backgroundLimits,
      hasLowPriority: true,
    });
    closing.unshift(() => backgroundDb.destroy());
    const usual = boundLanes(splitConnections(poolSize));
    const lanes = {
      searches: { db, queue: createWideQueue(usual.searches) },
      reads: { db, queue: createWideQueue(usual.reads) },
    };
    const handlers = createJobHandlers({
      db: backgroundDb,
      storage,
      deliverMail: async () => {},
      giveWay: createGiveWay(lanes),
      ...site,
    });
    const jobs = hasJobs
      ? await startJobs({ databaseUrl: cluster.url, secrets, logger, handlers })
      : { enqueue: async () => {}, wake: () => {}, stop: async () => {} };
    closing.unshift(() => jobs.stop());
    // As every night.
    await rebuildVocabulary(db);
    await rebuildCompletions(db);
    const app = await buildApp({
      db,
      databaseHealth: { isRestarting: () => false, isDiskFull: () => false },
      lanes,
      jobs,
      announcements: { subscribe: () => {}, catchUp: async () => {}, stop: async () => {} },
      storage,
      logger,
      ...site,
      allowedOrigins: [],
      ...secrets,
      passwords: createPasswordHasher(),
      contactEmail: 'bonjour@parpaing.example',
      isProduction: false,
      trustProxy: false,
      keepsMail: false,
      metricsToken: undefined,
    });
    closing.unshift(async () => {
      app.server.closeAllConnections();
      await app.close();
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const floor = await openFloor(cluster.url, poolSize);
    closing.unshift(() => floor.close());
    return {
      url,
      db,
      async openFloorOf(path, best) {
        if (best) return floor.serveBest(best);
        await fetch(url + path);
        sent = [];
        await fetch(url + path);
        return floor.serve(sent);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
