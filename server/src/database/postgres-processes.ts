import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

interface Step {
  signal: NodeJS.Signals;
  ms: number;
}

/** SIGINT rolls back and makes a checkpoint; the later signals leave recovery to the next start. */
export const orderlyStop: Step[] = [
  { signal: 'SIGINT', ms: 20_000 },
  { signal: 'SIGQUIT', ms: 5000 },
  { signal: 'SIGKILL', ms: 5000 },
];
export const quickStop: Step[] = [
  { signal: 'SIGINT', ms: 4000 },
  { signal: 'SIGQUIT', ms: 2000 },
  { signal: 'SIGKILL', ms: 5000 },
];

const pollMs = 50;

export async function endPostgres(
  cluster: string,
  postmaster: number | undefined,
  steps: Step[],
): Promise<boolean> {
  // A stopped process handles no other signal.
  for (const pid of listProcesses(cluster)) send(pid, 'SIGCONT');
  for (const { signal, ms } of steps) {
    // The postmaster forwards SIGINT and SIGQUIT; orphaned backends only react to SIGKILL.
    const isLast = signal === 'SIGKILL' || postmaster === undefined;
    for (const pid of isLast ? listProcesses(cluster) : [postmaster]) send(pid, signal);
    if (await areGone(cluster, ms, postmaster)) return true;
  }
  return false;
}

export async function killBackends(cluster: string): Promise<void> {
  for (const pid of listProcesses(cluster)) send(pid, 'SIGKILL');
  await areGone(cluster, 30_000);
}

/** Every PostgreSQL process has the cluster as its working directory, whoever its parent is. */
export function listProcesses(cluster: string, proc = '/proc'): number[] {
  const folder = realpathSync(cluster);
  return readdirSync(proc)
    .filter((name) => /^\d+$/.test(name) && isPostgresIn(join(proc, name), folder))
    .map(Number);
}

/** A process that ends has no `exe` from before it releases the shared memory, and a `cwd` until after it. */
const isPostgresIn = (entry: string, folder: string) =>
  readLink(join(entry, 'cwd')) === folder &&
  basename(readLink(join(entry, 'exe')) ?? 'postgres') === 'postgres';

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** A postmaster that has just started has not changed its directory yet. */
async function areGone(cluster: string, ms: number, postmaster?: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (listProcesses(cluster).length || (postmaster && readLink(`/proc/${postmaster}/exe`))) {
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
