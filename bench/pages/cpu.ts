import { readFileSync } from 'node:fs';

const msPerTick = 10;

export interface CpuTime {
  ownMs: number;
  machineMs: number;
}

export function readCpu(pids: number[]): CpuTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    ?.split(/\s+/)
    .slice(1)
    .map(Number) ?? [0];
  return {
    ownMs: pids.reduce((sum, pid) => sum + readTicks(pid), 0) * msPerTick,
    machineMs: (user + nice + system + irq + softIrq) * msPerTick,
  };
}

function readTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
