import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listProcesses } from './postgres-processes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parpaing-proc-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('un processus qui finit compte tant qu’il peut tenir la mémoire partagée', () => {
  const cluster = join(root, 'postgres');
  const proc = join(root, 'proc');
  const program = join(root, 'bin', 'postgres');
  const addProcess = (pid: number, links: { cwd?: string; exe?: string }) => {
    mkdirSync(join(proc, String(pid)), { recursive: true });
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(proc, String(pid), name));
  };
  mkdirSync(cluster);
  addProcess(10, { cwd: cluster, exe: program });
  addProcess(11, { cwd: cluster });
  addProcess(12, {});
  addProcess(13, { cwd: cluster, exe: '/usr/bin/bash' });
  addProcess(14, { cwd: root, exe: program });
  expect(listProcesses(cluster, proc).toSorted()).toEqual([10, 11]);
});
