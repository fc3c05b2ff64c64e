import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { Announcements } from './db/announcements.ts';
import type { Database } from './db/database.ts';
import type { Lanes } from './http/overload/lanes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PasswordHasher } from './modules/auth/passwords.ts';
import type { MediaStorage } from './modules/media/storage.ts';

export interface DatabaseHealth {
  isRestarting(): boolean;
  isDiskFull(): boolean;
}

export type MetricsSnapshot = object[];

export interface Peers {
  worker: number;
  readMetrics(): Promise<MetricsSnapshot[]>;
}

/** The API reads no environment variables and opens no connection itself. */
export interface ApiOptions {
  db: Database;
  databaseHealth: DatabaseHealth;
  lanes: Lanes;
  jobs: Jobs;
  announcements: Announcements;
  answers?: AnswerCache;
  storage: MediaStorage;
  logger: FastifyBaseLogger;
  brandName: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
  appSecret: string;
  previousAppSecret: string | undefined;
  passwords: PasswordHasher;
  contactEmail: string;
  isProduction: boolean;
  checksAnswers?: boolean;
  trustProxy: false | string[];
  keepsMail: boolean;
  metricsToken: string | undefined;
  bodyTimeoutMs?: number;
  /** Web processes of this machine, which divide the limits kept in memory. */
  workers?: number;
  peers?: Peers;
}
