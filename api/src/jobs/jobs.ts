import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { type JobName, type JobPayloads, queues } from './queues.ts';

export interface Jobs {
  /** Enqueued in the caller's transaction: rolled back with it, and never lost once committed. */
  enqueue<Name extends JobName>(db: Database, name: Name, payload: JobPayloads[Name]): Promise<void>;
  stop(): Promise<void>;
}

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

interface Options {
  databaseUrl: string;
  handlers: JobHandlers;
  logger: FastifyBaseLogger;
  /** Tests poll faster than production needs to. */
  pollSeconds?: number;
}

const drainTimeoutMs = 10_000;

export async function startJobs({ databaseUrl, handlers, logger, pollSeconds = 2 }: Options): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'parpaing-jobs', max: 4 });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  await boss.start();
  const serveQueue = async <Name extends JobName>(name: Name) => {
    await boss.createQueue(name, queues[name]);
    // A queue that exists keeps its old options otherwise.
    await boss.updateQueue(name, queues[name]);
    const handle: JobHandlers[Name] = handlers[name];
    await boss.work<JobPayloads[Name]>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
      if (!job) return;
      await handle(job.data).catch((error: unknown) => {
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
  return {
    async enqueue(db, name, payload) {
      await boss.send(name, payload, { db: fromKysely(db) });
    },
    stop: () => boss.stop({ graceful: true, timeout: drainTimeoutMs }),
  };
}
