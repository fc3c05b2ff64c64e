import { type Announcements, listenForAnnouncements } from '@parpaing/api/announcements';
import { createAnswerCache } from '@parpaing/api/answer-cache';
import { type App, buildApp } from '@parpaing/api/app';
import { connectDatabase, type Database, requestLimits } from '@parpaing/api/database';
import type { Jobs } from '@parpaing/api/jobs';
import { connectLanes, hasRequests, splitConnections } from '@parpaing/api/lanes';
import type { DatabaseHealth, MetricsSnapshot, Peers } from '@parpaing/api/options';
import { createPasswordHasher } from '@parpaing/api/passwords';
import { followReplica } from '@parpaing/api/replica';
import { shareOf } from '@parpaing/api/share';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openMediaStorage } from './media-storage.ts';
import { mountPages } from './pages/mount-pages.ts';
import { describePortInUse } from './port.ts';
import type { Shutdown } from './shutdown.ts';

const drainTimeoutMs = 10_000;

export interface WebSettings {
  config: Config;
  databaseUrl: string;
  secrets: { appSecret: string; previousAppSecret: string | undefined };
  workers: number;
}

export interface WebProcesses {
  isBusy(): Promise<boolean>;
  updateHealth(): void;
}

interface WebProcess extends WebProcesses {
  catchUp(): Promise<void>;
  readMetrics(): Promise<MetricsSnapshot>;
}

interface Options {
  logger: FastifyBaseLogger;
  hotReload: boolean;
  databaseHealth: DatabaseHealth;
  openJobs(db: Database): Promise<Jobs>;
  peers?: Peers & { catchUp(): Promise<unknown> };
}

export async function startWeb(
  { config, databaseUrl, secrets, workers }: WebSettings,
  shutdown: Shutdown,
  { logger, hotReload, databaseHealth, openJobs, peers }: Options,
): Promise<WebProcess> {
  const connections = splitConnections(shareOf(config.databasePoolSize, workers));
  const limits = requestLimits(config.databaseTimeoutMs);
  const db = connectDatabase(databaseUrl, connections.members, { limits, logger });
  shutdown.add(() => db.destroy());
  const { databaseReplicaUrl: replicaUrl } = config;
  const replica = replicaUrl
    ? followReplica({ primaryUrl: databaseUrl, replicaUrl }, { limits, logger })
    : undefined;
  if (replica) shutdown.add(replica.stop);
  const maxWaitMs = config.callQueueTimeoutMs;
  const lanes = connectLanes(databaseUrl, connections, { limits, logger, workers, maxWaitMs, replica });
  for (const lane of Object.values(lanes)) shutdown.add(() => lane.db.destroy());
  const jobs = await openJobs(db);
  shutdown.add(() => jobs.stop());
  const own = await listenForAnnouncements(databaseUrl, logger);
  shutdown.add(own.stop);
  const catchUp = () => {
    replica?.expectChange();
    return own.catchUp();
  };
  const announcements: Announcements = {
    ...own,
    catchUp: async () => void (await Promise.all([catchUp(), peers?.catchUp()])),
  };
  const answers = createAnswerCache({ workers });
  announcements.subscribe({
    onMaterials(changed) {
      replica?.expectChange();
      answers.forget(changed);
    },
    onGap() {
      replica?.expectChange();
      answers.forget('all');
    },
  });

  const app = await buildApp({
    db,
    databaseHealth,
    lanes,
    jobs,
    announcements,
    answers,
    storage: await openMediaStorage(config),
    logger,
    brandName: config.brandName,
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    ...secrets,
    passwords: createPasswordHasher(undefined, workers),
    contactEmail: config.contactEmail,
    isProduction: config.isProduction,
    checksAnswers: hotReload,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    keepsMail: !config.smtpUrl && !config.isProduction,
    workers,
    peers,
  });
  shutdown.add(() => closeApp(app));
  await mountPages(app, { config, answers, hotReload });
  await app.listen({ host: config.host, port: config.port }).catch(describePortInUse(config));
  return {
    isBusy: async () => hasRequests(lanes),
    updateHealth: () => {},
    catchUp,
    readMetrics: app.readOwnMetrics,
  };
}

async function closeApp(app: App) {
  const patience = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
  await app.close();
  clearTimeout(patience);
}
