import { readFileSync } from 'node:fs';
import { descendantsOf } from '../trust/process-tree.ts';

const msPerTick = 10;

/** Ticks of a process in user and system mode, then those of its children that have ended. */
function readTicks(pid: number): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number);
  } catch {
    return [];
  }
}

const sumMs = (ticks: number[]) => ticks.reduce((sum, each) => sum + each, 0) * msPerTick;

export const readProcessCpu = (pids: number[]): number =>
  sumMs(pids.flatMap((pid) => readTicks(pid).slice(0, 2)));

export const readOwnTreeCpu = (): number =>
  sumMs([process.pid, ...descendantsOf(process.pid)].flatMap(readTicks));

export function readMachineCpu(): { busyMs: number; stolenMs: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busyMs: sumMs([user, nice, system, irq, softIrq]), stolenMs: sumMs([stolen]) };
}
