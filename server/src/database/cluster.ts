import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { endPostgres, listProcesses, quickStop } from './postgres-processes.ts';
import { lastLine } from './waiting.ts';

export const clusterUser = 'parpaing';

export interface Programs {
  initdb: string;
  postgres: string;
}

export async function prepareCluster(
  cluster: string,
  password: string,
  programs: Programs,
  account: PostgresAccount,
) {
  if (!existsSync(cluster)) createCluster(cluster, password, programs, account);
  refuseOtherMajor(cluster, programs, account);
  await endOrphan(cluster);
}

/** Created beside its final place and renamed, so that an interrupted creation starts over. */
function createCluster(cluster: string, password: string, programs: Programs, account: PostgresAccount) {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [draft, passwordFile]) account.adopt(path);
  const made = spawnSync(
    ...account.command(programs.initdb, [
      ...['-D', draft, '-U', clusterUser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      '--no-instructions',
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

function refuseOtherMajor(cluster: string, programs: Programs, account: PostgresAccount) {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) throw new StartupError(`The folder ${cluster} is not a PostgreSQL data folder.`);
  const made = readFileSync(file, 'utf8').trim();
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

/**
 * After a `kill -9` of this process its PostgreSQL lives on. We hold the folder's lock, so we may end it; a process
 * that merely reuses the recorded number is left alone.
 */
async function endOrphan(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  const postmaster = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : undefined;
  const orphans = listProcesses(cluster);
  const root = orphans.find((pid) => pid === postmaster) ?? orphans[0];
  if (root !== undefined && !(await endPostgres(cluster, root, quickStop))) {
    throw new StartupError(`PostgreSQL (process ${root}) does not stop.`);
  }
  if (postmaster !== undefined && root !== postmaster && existsSync(`/proc/${postmaster}`)) rmSync(pidFile);
}
