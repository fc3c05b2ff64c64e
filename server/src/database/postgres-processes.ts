import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

interface Step {
  signal: NodeJS.Signals;
  /** For the processes to be gone before the next step. */
  ms: number;
}

/** Open transactions are rolled back, then a checkpoint is made; the later signals leave that to the next start. */
export const orderlyStop: Step[] = [
  { signal: 'SIGINT', ms: 20_000 },
  { signal: 'SIGQUIT', ms: 5000 },
  { signal: 'SIGKILL', ms: 5000 },
];
/** For processes of an earlier run: nobody waits for what they do, somebody waits for this start. */
export const quickStop: Step[] = [
  { signal: 'SIGINT', ms: 4000 },
  { signal: 'SIGQUIT', ms: 2000 },
  { signal: 'SIGKILL', ms: 5000 },
];

const pollMs = 50;

/** Ends the postmaster and its backends. False when even SIGKILL did not. */
export async function endPostgres(
  cluster: string,
  postmaster: number | undefined,
  steps: Step[],
): Promise<boolean> {
  // A frozen process acts on no other signal.
  for (const pid of listProcesses(cluster)) send(pid, 'SIGCONT');
  for (const { signal, ms } of steps) {
    // The postmaster passes the milder signals on; backends that have lost theirs only heed the last.
    const isLast = signal === 'SIGKILL' || postmaster === undefined;
    for (const pid of isLast ? listProcesses(cluster) : [postmaster]) send(pid, signal);
    if (await areGone(cluster, ms, postmaster)) return true;
  }
  return false;
}

/** Backends may outlive a postmaster that was killed, and would keep the next one from starting. */
export async function killBackends(cluster: string): Promise<void> {
  for (const pid of listProcesses(cluster)) send(pid, 'SIGKILL');
  await areGone(cluster, 5000);
}

/** Every process of PostgreSQL works in the folder of its cluster, whoever its parent is by now. */
export function listProcesses(cluster: string): number[] {
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPostgresIn(name, folder))
    .map(Number);
}

const isPostgresIn = (pid: string, folder: string) =>
  readLink(pid, 'cwd') === folder && basename(readLink(pid, 'exe') ?? '') === 'postgres';

/** Undefined for a process that has ended, even if nobody has asked for its exit code yet. */
function readLink(pid: number | string, name: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined;
  }
}

/** A postmaster that has just been started is not in its folder yet. */
async function areGone(cluster: string, ms: number, postmaster?: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (listProcesses(cluster).length || (postmaster && readLink(postmaster, 'exe'))) {
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
