import { join } from 'node:path';
import { buildApp } from '@parpaing/api/app';
import { backgroundLimits, connectDatabase, type Database } from '@parpaing/api/database';
import { loadDemo } from '@parpaing/api/demo';
import { createDiskStorage } from '@parpaing/api/disk-storage';
import { enlargeMarket } from '@parpaing/api/enlarge-market';
import { createGiveWay } from '@parpaing/api/give-way';
import { createJobHandlers } from '@parpaing/api/job-handlers';
import { startJobs } from '@parpaing/api/jobs';
import { boundLanes, splitConnections } from '@parpaing/api/lanes';
import { rebuildCompletions } from '@parpaing/api/learn-completions';
import { createLogger } from '@parpaing/api/logger';
import { createPasswordHasher } from '@parpaing/api/passwords';
import { createQueue } from '@parpaing/api/queue';
import { rebuildVocabulary } from '@parpaing/api/vocabulary';
import { readAnswer } from '../read-answer.ts';
import { openStatementFloor, type Statement } from './floor.ts';

const poolSize = 10;

export interface Catalogue {
  url: string;
  db: Database;
  openFloorOf(path: string, best?: Statement): Promise<{ url: string; statements: number }>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  folder: string;
  size: number;
  hasJobs?: boolean;
}

/** All clients share one address, so the queues must not refuse any. */
const createWideQueue = ({ concurrency }: { concurrency: number }) =>
  createQueue({ concurrency, maxWaiting: 1000, maxWaitingPerCaller: 1000 });

/** On a migrated database that allows enlarging: the demo shop, copied up to the size, the API and its floor. */
export async function serveCatalogue({ databaseUrl, folder, size, hasJobs }: Options): Promise<Catalogue> {
  let sent: Statement[] = [];
  const db = connectDatabase(databaseUrl, poolSize, {
    limits: backgroundLimits,
    log: ({ query }) => {
      sent.push(query);
    },
  });
  const closing: (() => Promise<unknown>)[] = [() => db.destroy()];
  const close = async () => {
    for (const part of closing.splice(0)) await part().catch(console.error);
  };
  try {
    const storage = createDiskStorage(join(folder, 'media'));
    await loadDemo(db, { ...storage, write: async () => {} });
    await enlargeMarket(db, size);
    const site = { brandName: 'Parpaing', publicUrl: 'http://localhost:8080' };
    const logger = createLogger('silent');
    const secrets = { appSecret: 'throw-away secret of the measurements', previousAppSecret: undefined };
    const backgroundDb = connectDatabase(databaseUrl, 2, {
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
      ? await startJobs({ databaseUrl, secrets, logger, handlers })
      : { enqueue: async () => {}, wake: () => {}, stop: async () => {} };
    closing.unshift(() => jobs.stop());
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
    const floor = await openStatementFloor(databaseUrl, poolSize);
    closing.unshift(() => floor.close());
    return {
      url,
      db,
      async openFloorOf(path, best) {
        if (best) return { url: floor.serveBest(best), statements: 1 };
        await fetch(url + path);
        sent = [];
        const answer = await readAnswer(url + path);
        return { url: floor.serve(sent, answer), statements: sent.length };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
