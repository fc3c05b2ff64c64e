import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Programs } from './cluster.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { lastLine, waitFor } from './waiting.ts';

/** Recovery after a crash of a large database takes minutes. */
const startTimeoutMs = 5 * 60_000;

export interface Launch {
  programs: Programs;
  account: PostgresAccount;
  /** Holds the log. */
  folder: string;
  cluster: string;
  port: number;
  parameters: Record<string, string>;
  adminUrl: string;
}

/** One run of PostgreSQL, from its start to its end. */
export interface Postmaster {
  pid: number;
  kill(signal: NodeJS.Signals): void;
  startedAt: number;
  /** Resolves with what its log says last. */
  ended: Promise<string>;
  /** Resolves when it answers; rejects when it cannot. */
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
    // A session of its own: Ctrl-C must not stop the database before requests are drained.
    { stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  const ended = once(child, 'exit').then(
    ([, signal]) => (signal ? `killed by ${signal}` : lastLine(readFileSync(logFile, 'utf8'))),
    (error: Error) => error.message,
  );
  return {
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    startedAt: Date.now(),
    ended,
    ready: waitUntilReady(child, ended, launch),
  };
}

/** The log of the run before is kept: it may tell why that one ended. */
function openLog(file: string) {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return openSync(file, 'w', 0o600);
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new StartupError(
        'The database refuses the password of secrets.json; restore that file from a backup.',
      );
    }
    return false;
  } finally {
    await client.end();
  }
}
