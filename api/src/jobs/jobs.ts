import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { DatabaseUnavailableError } from '../db/availability.ts';
import type { Database } from '../db/database.ts';
import { openPool, type Pool, queueLimits } from '../db/pool.ts';
import { batchSizes, type JobName, type JobPayloads, queues, schedules, sealedJobs } from './queues.ts';
import { createSealedPayloads, type Secrets } from './sealed-payloads.ts';

export interface Jobs {
  /**
   * In the caller's transaction, so that a rollback also cancels the job. Higher priorities run first; `startAfter` is
   * in seconds.
   */
  enqueue<Name extends JobName>(
    db: Database,
    name: Name,
    payload: JobPayloads[Name],
    options?: { priority?: number; startAfter?: number },
  ): Promise<void>;
  /** After the commit, to start a job without waiting for the next poll. */
  wake(name: JobName): void;
  stop(): Promise<void>;
}

interface Attempt {
  isLast: boolean;
}

export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], jobs: Jobs, attempt: Attempt) => Promise<void>;
};

interface Options {
  databaseUrl: string;
  handlers: JobHandlers;
  secrets: Secrets;
  logger: FastifyBaseLogger;
  pollSeconds?: number;
  retrySeconds?: number;
  runsSchedules?: boolean;
}

interface SenderOptions extends Pick<Options, 'secrets' | 'logger'> {
  db: Database;
  wake(name: JobName): void;
}

const connections = 4;
const drainTimeoutMs = 10_000;
const sweepSeconds = 5 * 60;

export async function connectJobs({ db, secrets, logger, wake }: SenderOptions): Promise<Jobs> {
  const boss = new PgBoss({ db: fromKysely(db), migrate: false, schedule: false, supervise: false });
  boss.on('error', (error) => reportFailure(logger, error));
  await boss.start();
  const { seal } = createSealedPayloads(secrets);
  return { enqueue: createEnqueue(boss, seal), wake, stop: () => boss.stop({ graceful: false }) };
}

const createEnqueue =
  (boss: PgBoss, seal: (payload: object) => object): Jobs['enqueue'] =>
  async (db, name, payload, options) => {
    const data = sealedJobs.includes(name) ? seal(payload) : payload;
    await boss.send(name, data, { ...options, db: fromKysely(db) });
  };

export async function startJobs(options: Options): Promise<Jobs> {
  const {
    databaseUrl,
    handlers,
    secrets,
    logger,
    pollSeconds = 2,
    retrySeconds,
    runsSchedules = true,
  } = options;
  const pool = openPool(databaseUrl, connections, {
    name: 'parpaing-jobs',
    limits: queueLimits,
    logger,
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(pool, text, values) },
    maintenanceIntervalSeconds: sweepSeconds,
    schedule: runsSchedules,
  });
  boss.on('error', (error) => reportFailure(logger, error));
  let stopping: Promise<void> | undefined;
  const stop = (isGraceful: boolean) => {
    stopping ??= boss.stop({ graceful: isGraceful, timeout: drainTimeoutMs }).then(() => pool.end());
    return stopping;
  };
  const { seal, open } = createSealedPayloads(secrets);
  const workerIds = new Map<JobName, string>();
  const jobs: Jobs = {
    enqueue: createEnqueue(boss, seal),
    wake(name) {
      const workerId = workerIds.get(name);
      if (workerId && !stopping) boss.notifyWorker(workerId);
    },
    stop: () => stop(true),
  };
  const serveQueue = async <Name extends JobName>(name: Name) => {
    const settings = {
      ...queues[name],
      retryBackoff: true,
      ...(retrySeconds !== undefined && { retryDelay: retrySeconds, retryDelayMax: retrySeconds }),
    };
    await boss.createQueue(name, settings);
    // createQueue does not change the options of a queue that exists.
    await boss.updateQueue(name, settings);
    const hours = schedules[name];
    if (hours) await boss.schedule(name, hours, {}, { tz: 'Europe/Paris' });
    const handle: JobHandlers[Name] = handlers[name];
    const isSealed = sealedJobs.includes(name);
    const batchSize = batchSizes[name] ?? 1;
    const handleOne = async ({ id, data, ...job }: JobWithMetadata<object>): Promise<JobResult> => {
      try {
        const payload = (isSealed ? open(data as { sealed: string }) : data) as JobPayloads[Name];
        await handle(payload, jobs, { isLast: job.retryCount >= job.retryLimit });
        return { id, status: 'completed' };
      } catch (error) {
        logger.warn({ err: error, job: name, jobId: id }, 'job failed, to be tried again');
        // pg-boss stores the output, and the error's message may quote an address; the log has it, masked.
        return { id, status: 'failed' };
      }
    };
    const pace = { pollingIntervalSeconds: pollSeconds, batchSize, burstWhenBatchFull: true };
    const detail = { perJobResults: true, includeMetadata: true } as const;
    const workerId = await boss.work(name, { ...pace, ...detail }, (batch: JobWithMetadata<object>[]) => {
      // pg-boss returns a batch in any order.
      const inOrder = batch.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
      return Promise.all(inOrder.map(handleOne));
    });
    workerIds.set(name, workerId);
  };
  try {
    await boss.start();
    for (const name of Object.keys(queues) as JobName[]) await serveQueue(name);
  } catch (error) {
    await stop(false);
    throw error;
  }
  return jobs;
}

async function executeSql(pool: Pool, text: string, values?: unknown[]) {
  const connection = await pool.connect();
  try {
    return await connection.query(text, values);
  } finally {
    connection.release();
  }
}

function reportFailure(logger: FastifyBaseLogger, error: Error) {
  // By name: pg-boss emits a copy, which is no instance of the class.
  if (error.name === DatabaseUnavailableError.name) logger.warn('job queue: the database is unavailable');
  else logger.error({ err: error }, 'job queue');
}
