import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Jobs } from '@parpaing/api/jobs';
import type { DatabaseHealth } from '@parpaing/api/options';
import type { FastifyBaseLogger } from 'fastify';
import type { Shutdown } from '../shutdown.ts';
import { StartupError } from '../startup-error.ts';
import type { WebProcesses, WebSettings } from '../web.ts';
import type { Question, ToPrimary, ToWorker } from './messages.ts';
import { createQuestions, type Questions } from './questions.ts';
import { createRestartPolicy } from './restart-policy.ts';

/** Overrides the one of scripts/run.mjs: workers add up. docs/decisions/038-workers.md has the figures. */
const workerFlag = '--max-semi-space-size=8';

const stopMs = 15_000;
const answerMs: Record<Question, number> = { catchUp: 300, isBusy: 20, metrics: 2000 };

interface Options {
  logger: FastifyBaseLogger;
  databaseHealth: DatabaseHealth;
  jobs: Pick<Jobs, 'wake'>;
}

interface Ending {
  reason: string;
  refusal: string | undefined;
  wasReady: boolean;
  ms: number;
}

interface Worker {
  send(message: ToWorker): void;
  kill(): void;
  ask: Questions['ask'];
  isReady(): boolean;
  ended: Promise<Ending>;
}

export async function startWorkers(
  settings: WebSettings,
  shutdown: Shutdown,
  { logger, databaseHealth, jobs }: Options,
): Promise<WebProcesses> {
  const running = new Set<Worker>();
  let isStopping = false;
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    args: [],
    execArgv: [...process.execArgv, workerFlag],
  });
  const killAll = () => {
    for (const worker of running) worker.kill();
  };
  process.once('exit', killAll);

  async function askAll(question: Question, except?: Worker): Promise<unknown[]> {
    const asked = [...running].filter((worker) => worker !== except && worker.isReady());
    const answers = await Promise.all(asked.map((worker) => worker.ask(question, answerMs[question])));
    return answers.filter((answer) => answer !== undefined);
  }

  const readHealth = () => ({
    isRestarting: databaseHealth.isRestarting(),
    isDiskFull: databaseHealth.isDiskFull(),
  });

  function launch(number: number, onReady: () => void): Worker {
    const startedAt = Date.now();
    const child = cluster.fork();
    let isReady = false;
    let refusal: string | undefined;
    const send = (message: ToWorker) => void child.send(message, () => {});
    const { ask, settle, settleAll } = createQuestions(send);
    const receive = async (message: ToPrimary) => {
      if (message.type === 'ready') {
        isReady = true;
        onReady();
      } else if (message.type === 'refusal') refusal = message.sentence;
      else if (message.type === 'wake') jobs.wake(message.job);
      else if (message.type === 'answer') settle(message.id, message.value);
      else send({ type: 'answer', id: message.id, value: await askAll(message.question, worker) });
    };
    child.on('message', (message: ToPrimary) => void receive(message));
    const ended = new Promise<Ending>((resolve) => {
      const end = (reason: string) => {
        running.delete(worker);
        settleAll();
        resolve({ reason, refusal, wasReady: isReady, ms: Date.now() - startedAt });
      };
      child.once('exit', (code, signal) =>
        end(refusal ?? (signal ? `killed by ${signal}` : `exit code ${code}`)),
      );
      child.on('error', (error) => {
        logger.warn({ err: error }, 'a worker could not be started or reached');
        if (child.process.pid === undefined) end(error.message);
      });
    });
    const kill = () => void child.process.kill('SIGKILL');
    const worker: Worker = { send, kill, ask, isReady: () => isReady, ended };
    running.add(worker);
    send({ type: 'start', settings, worker: number, health: readHealth() });
    return worker;
  }

  /** The machine may lack the memory for another process. */
  async function launchUntilEnded(number: number, onReady: () => void): Promise<Ending> {
    try {
      return await launch(number, onReady).ended;
    } catch (error) {
      return { reason: String(error), refusal: undefined, wasReady: false, ms: 0 };
    }
  }

  async function keepRunning(number: number, onReady: () => void) {
    const choosePause = createRestartPolicy();
    while (!isStopping) {
      const { reason, refusal, ...run } = await launchUntilEnded(number, onReady);
      if (isStopping) return;
      const pauseMs = choosePause({ ...run, hasRefused: refusal !== undefined });
      if (pauseMs === undefined) throw new StartupError(refusal ?? `A worker does not start (${reason}).`);
      logger.error({ worker: number, reason }, 'a worker ended, it is started again');
      await delay(pauseMs);
    }
  }

  async function stop() {
    isStopping = true;
    const patience = setTimeout(killAll, stopMs);
    for (const worker of running) worker.send({ type: 'stop' });
    const endings = await Promise.all(Array.from(running, ({ ended }) => ended));
    clearTimeout(patience);
    process.off('exit', killAll);
    const failed = endings.filter(({ reason, wasReady }) => wasReady && reason !== 'exit code 0');
    if (failed.length) throw new Error(`workers did not stop cleanly: ${failed.map(({ reason }) => reason)}`);
  }

  shutdown.add(stop);
  await Promise.all(
    Array.from(
      { length: settings.workers },
      (_, index) =>
        new Promise<void>((resolve, reject) => void keepRunning(index + 1, resolve).catch(reject)),
    ),
  );

  const updateHealth = () => {
    for (const worker of running) worker.send({ type: 'health', health: readHealth() });
  };
  updateHealth();
  const isBusy = async (worker: Worker) => (await worker.ask('isBusy', answerMs.isBusy)) !== false;
  return {
    isBusy: async () =>
      (await Promise.all([...running].filter((each) => each.isReady()).map(isBusy))).includes(true),
    updateHealth,
  };
}
