import { connectJobs } from '@parpaing/api/jobs';
import type { MetricsSnapshot } from '@parpaing/api/options';
import { createProcessLogger } from '../process-logger.ts';
import { createShutdown } from '../shutdown.ts';
import { StartupError } from '../startup-error.ts';
import { startWeb } from '../web.ts';
import type { HealthReport, Question, ToPrimary, ToWorker } from './messages.ts';
import { createQuestions } from './questions.ts';

const shutdown = createShutdown();
const primary = createQuestions(send);
let health: HealthReport = { isRestarting: false, isDiskFull: false };
let starting: ReturnType<typeof start> | undefined;

// The primary gets the same Ctrl-C and tells its workers when to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', (message: ToWorker) => void receive(message));

function send(message: ToPrimary) {
  process.send?.(message, undefined, undefined, () => {});
}

async function receive(message: ToWorker) {
  if (message.type === 'start') {
    health = message.health;
    starting = start(message);
    await starting.then(() => send({ type: 'ready' }), fail);
  } else if (message.type === 'stop') await stop();
  else if (message.type === 'answer') primary.settle(message.id, message.value);
  else if (message.type === 'health') health = message.health;
  else send({ type: 'answer', id: message.id, value: await answer(message.question) });
}

function start({ settings, worker }: Extract<ToWorker, { type: 'start' }>) {
  const logger = createProcessLogger(settings.config);
  return startWeb(settings, shutdown, {
    logger,
    hotReload: false,
    databaseHealth: { isRestarting: () => health.isRestarting, isDiskFull: () => health.isDiskFull },
    openJobs: (db) =>
      connectJobs({ db, secrets: settings.secrets, logger, wake: (job) => send({ type: 'wake', job }) }),
    peers: {
      worker,
      catchUp: () => primary.ask('catchUp', 300),
      readMetrics: async () => ((await primary.ask('metrics', 3000)) ?? []) as MetricsSnapshot[],
    },
  });
}

async function answer(question: Question): Promise<unknown> {
  const web = await starting;
  if (question === 'catchUp') return web?.catchUp();
  return question === 'isBusy' ? web?.isBusy() : web?.readMetrics();
}

function fail(error: unknown) {
  const sentence = error instanceof StartupError ? error.message : String((error as Error).stack ?? error);
  process.send?.({ type: 'refusal', sentence } satisfies ToPrimary, undefined, undefined, () =>
    process.exit(1),
  );
}

async function stop() {
  try {
    await starting;
    await shutdown.run();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error}\n`);
    process.exit(1);
  }
}
