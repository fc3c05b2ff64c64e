import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../startup-error.ts';
import { endPostgres, killBackends, orderlyStop } from './postgres-processes.ts';
import type { Postmaster } from './postmaster.ts';

const maxShortRuns = 3;
const shortRunMs = 10_000;
const pausesMs = [0, 1000, 3000];

interface Options {
  cluster: string;
  launch(): Postmaster;
  logger?: FastifyBaseLogger;
  onGiveUp?: (error: StartupError) => void;
  onHealthChange?: () => void;
}

export async function supervise({ cluster, launch, logger, onGiveUp, onHealthChange }: Options) {
  let isStopping = false;
  let isRestarting = false;
  let startedAt = Date.now();
  let current = launch();

  // When this process crashes, its database stops with it.
  const endWithProcess = () => current.kill('SIGINT');
  process.once('exit', endWithProcess);

  async function stop() {
    isStopping = true;
    process.off('exit', endWithProcess);
    if (!(await endPostgres(cluster, current.pid, orderlyStop))) {
      throw new Error(`PostgreSQL (process ${current.pid}) does not stop`);
    }
    await current.ended;
  }

  function setRestarting(now: boolean) {
    isRestarting = now;
    onHealthChange?.();
  }

  async function keepRunning() {
    for (let shortRuns = 0; ; ) {
      const reason = await current.ended;
      if (isStopping) return;
      setRestarting(true);
      shortRuns = Date.now() - startedAt < shortRunMs ? shortRuns + 1 : 0;
      if (shortRuns === maxShortRuns) return giveUp(reason);
      logger?.error({ reason }, 'PostgreSQL ended, it is started again');
      await delay(pausesMs[shortRuns]);
      await restart();
    }
  }

  async function restart() {
    startedAt = Date.now();
    try {
      await killBackends(cluster);
      if (isStopping) return;
      current = launch();
      await current.ready;
      setRestarting(false);
      logger?.warn('PostgreSQL answers again');
    } catch (error) {
      logger?.error({ err: error }, 'PostgreSQL could not be started');
      current.kill('SIGKILL');
    }
  }

  function giveUp(reason: string) {
    onGiveUp?.(
      new StartupError(
        `PostgreSQL ended ${maxShortRuns} times in a row within ${shortRunMs / 1000} s of its start (${reason}); see postgres.log in the data folder.`,
      ),
    );
  }

  try {
    await current.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  void keepRunning();
  return { isRestarting: () => isRestarting, stop };
}
