import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Lanes } from './lanes.ts';
import type { PasswordHasher } from './modules/auth/passwords.ts';
import type { MediaStorage } from './modules/media/storage.ts';
import type { Announcements } from './modules/stream/announcements.ts';

/** What only whoever runs the database can tell. */
export interface DatabaseHealth {
  /** It has ended and is being started again. */
  isRestarting(): boolean;
  isDiskFull(): boolean;
}

/** All that the API is given: it reads no environment and opens nothing itself. */
export interface ApiOptions {
  /** For members and all that is written. */
  db: Database;
  databaseHealth: DatabaseHealth;
  /** For what anyone may read. */
  lanes: Lanes;
  jobs: Jobs;
  announcements: Announcements;
  storage: MediaStorage;
  logger: FastifyBaseLogger;
  brandName: string;
  publicUrl: string;
  /** Origins that a reset link may lead to. */
  allowedOrigins: readonly string[];
  /** Signs access tokens. */
  appSecret: string;
  /** Still believed, no longer used, while keys change. */
  previousAppSecret: string | undefined;
  passwords: PasswordHasher;
  /** Where the contact form's requests are read. */
  contactEmail: string;
  isProduction: boolean;
  /** Addresses whose X-Forwarded-For is believed. */
  trustProxy: false | string[];
  /** Mails are kept and shown at /dev/mailbox instead of being sent. */
  keepsMail: boolean;
  metricsToken: string | undefined;
  /** Tests wait less for a body. */
  bodyTimeoutMs?: number;
}
