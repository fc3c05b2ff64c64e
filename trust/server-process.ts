import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, descendantsOf, isAlive, signal } from './process-tree.ts';
import { until } from './until.ts';

interface Options {
  port: number;
  dataFolder: string;
  logFile: string;
  environment?: Record<string, string>;
}

/** `npm start` also builds when sources have changed. */
const buildAndStartMs = 240_000;

export type ServerProcess = ReturnType<typeof createServerProcess>;

export function createServerProcess({ port, dataFolder, logFile, environment }: Options) {
  let npm: ChildProcess | undefined;

  const hasEnded = () => npm === undefined || npm.exitCode !== null || npm.signalCode !== null;
  const processes = () => (npm?.pid === undefined || hasEnded() ? [] : [npm.pid, ...descendantsOf(npm.pid)]);
  /** npm and scripts/run.mjs are its ancestors. */
  const pid = () =>
    processes().find((each) => {
      const given = argumentsOf(each);
      return given[1] !== 'scripts/run.mjs' && given.at(-1) === 'scripts/start.ts';
    });
  const isWorker = (each: number) => argumentsOf(each).at(-1)?.endsWith('/worker.ts');
  const readLog = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');

  async function isReady() {
    if (hasEnded()) throw new Error(`npm start has ended:\n${readLog().slice(-2000)}`);
    const asked = fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) });
    return asked.then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  return {
    port,
    pid,
    processes,
    nodePids: () => processes().filter((each) => each === pid() || isWorker(each)),

    async start(): Promise<number> {
      const startedAt = performance.now();
      const log = openSync(logFile, 'w');
      npm = spawn('npm', ['start'], {
        cwd: join(import.meta.dirname, '..'),
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: dataFolder,
          SPLASH_MIN_MS: '0',
          DEMO_PICTURES: 'none',
          // A developer's `.env` must not direct outages to another database.
          NODE_ENV: 'development',
          DATABASE_URL: '',
          SMTP_URL: '',
          ...environment,
        },
        stdio: ['ignore', log, log],
        detached: true,
      });
      closeSync(log);
      await until('npm start answers', isReady, buildAndStartMs);
      return (performance.now() - startedAt) / 1000;
    },

    async stop() {
      const all = processes();
      signal(all.slice(0, 1), 'SIGTERM');
      await until('npm start stops', () => hasEnded() && !all.some(isAlive));
    },

    loggedErrors(): string[] {
      return readLog()
        .split('\n')
        .filter((line) => /^\{"level":[56]0.*"err":|^\s+at |^\w*Error\b/.test(line));
    },
  };
}
