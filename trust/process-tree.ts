import { readFileSync } from 'node:fs';

const childrenOf = (pid: number): number[] =>
  readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

export const argumentsOf = (pid: number): string[] => readProcess(pid, 'cmdline').split('\0').filter(Boolean);

export const environmentOf = (pid: number): string[] =>
  readProcess(pid, 'environ').split('\0').filter(Boolean);

export const isAlive = (pid: number): boolean => /^State:\s+[^ZX]/m.test(readProcess(pid, 'status'));

export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
