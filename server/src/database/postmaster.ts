import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@parpaing/api/with-client';
import { StartupError } from '../startup-error.ts';
import type { Programs } from './cluster.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { lastLine, waitFor } from './waiting.ts';

const startTimeoutMs = 5 * 60_000;

export interface Launch {
  programs: Programs;
  account: PostgresAccount;
  folder: string;
  cluster: string;
  port: number;
  parameters: Record<string, string>;
  adminUrl: string;
}

export interface Postmaster {
  readonly pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<string>;
  ready: Promise<void>;
}

export function launchPostmaster(launch: Launch): Postmaster {
  const { programs, account, folder, cluster, port, parameters } = launch;
  const logFile = join(folder, 'postgres.log');
  const log = openLog(logFile);
  const child = spawn(
    ...account.command(programs.postgres, [
      ...['-D', cluster, '-p', String(port)],
      ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]),
    // Detached: Ctrl-C must not stop the database before requests are drained.
    { stdio: ['ignore', log, log], detached: true, env: withoutMallocSettings(process.env) },
  );
  closeSync(log);
  const ended = once(child, 'exit').then(
    ([, signal]) => (signal ? `killed by ${signal}` : readLastLine(logFile)),
    (error: Error) => error.message,
  );
  return {
    get pid() {
      return child.exitCode === null && child.signalCode === null ? child.pid : undefined;
    },
    kill: (signal) => void child.kill(signal),
    ended,
    ready: waitUntilReady(child, ended, launch),
  };
}

/** They keep Node small (scripts/run.mjs), and would have PostgreSQL ask the kernel for each buffer of a sort. */
const withoutMallocSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('MALLOC_')));

function openLog(file: string) {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return openSync(file, 'w', 0o600);
}

function readLastLine(file: string): string {
  try {
    const log = openSync(file, 'r');
    const tail = Buffer.alloc(4096);
    const length = readSync(log, tail, 0, tail.length, Math.max(0, fstatSync(log).size - tail.length));
    closeSync(log);
    return lastLine(tail.toString('utf8', 0, length));
  } catch (error) {
    return `its log cannot be read: ${error}`;
  }
}

async function waitUntilReady(child: ChildProcess, ended: Promise<string>, { adminUrl }: Launch) {
  let reason: string | undefined;
  void ended.then((words) => {
    reason = words;
  });
  const answers = async () => {
    if (reason !== undefined) throw new StartupError(`PostgreSQL did not start: ${reason}`);
    return child.pid !== undefined && tryToConnect(adminUrl);
  };
  await waitFor(answers, startTimeoutMs, 'PostgreSQL does not answer.');
}

async function tryToConnect(url: string): Promise<boolean> {
  try {
    await withClient(url, async () => {}, 5000);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new StartupError(
        'The database refuses the password of secrets.json; restore that file from a backup.',
      );
    }
    return false;
  }
}
