import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { type JobName, type JobPayloads, queues, schedules } from './queues.ts';

export interface Jobs {
  /** Enqueued in the caller's transaction: rolled back with it, and never lost once committed. */
  enqueue<Name extends JobName>(db: Database, name: Name, payload: JobPayloads[Name]): Promise<void>;
  stop(): Promise<void>;
}

/** Work may lead to more work, hence the queue itself. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name], jobs: Jobs) => Promise<void> };

interface Options {
  databaseUrl: string;
  handlers: JobHandlers;
  logger: FastifyBaseLogger;
  /** Tests poll faster than production needs to. */
  pollSeconds?: number;
  /** At most this between two tries of any job; each queue has its own otherwise. */
  retrySeconds?: number;
}

const drainTimeoutMs = 10_000;

export async function startJobs(options: Options): Promise<Jobs> {
  const { databaseUrl, handlers, logger, pollSeconds = 2, retrySeconds } = options;
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'parpaing-jobs', max: 4 });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  await boss.start();
  const jobs: Jobs = {
    async enqueue(db, name, payload) {
      await boss.send(name, payload, { db: fromKysely(db) });
    },
    stop: () => boss.stop({ graceful: true, timeout: drainTimeoutMs }),
  };
  const serveQueue = async <Name extends JobName>(name: Name) => {
    const settings = {
      ...queues[name],
      ...(retrySeconds !== undefined && { retryDelay: retrySeconds, retryDelayMax: retrySeconds }),
    };
    await boss.createQueue(name, settings);
    // A queue that exists keeps its old options otherwise.
    await boss.updateQueue(name, settings);
    const hours = schedules[name];
    if (hours) await boss.schedule(name, hours, {}, { tz: 'Europe/Paris' });
    const handle: JobHandlers[Name] = handlers[name];
    await boss.work<JobPayloads[Name]>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
      if (!job) return;
      await handle(job.data, jobs).catch((error: unknown) => {
        logger.warn({ err: error, job: name, jobId: job.id }, 'job failed, to be tried again');
        throw error;
      });
    });
  };
  try {
    for (const name of Object.keys(queues) as JobName[]) await serveQueue(name);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return jobs;
}
