import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const size = '700m';
const block = Buffer.alloc(64 * 1024);

export type SmallDisk = ReturnType<typeof mountSmallDisk>;

/** Mounting needs root and, in containers, a capability; there is no other way to fill a disk safely. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-trust-mount-'));
  const isMounted = mount(folder);
  if (isMounted) unmount(folder);
  rmdirSync(folder);
  return isMounted;
}

export function mountSmallDisk(folder: string) {
  if (!mount(folder)) throw new Error(`nothing can be mounted on ${folder}`);
  const filling = join(folder, 'filling');
  return {
    fill() {
      const file = openSync(filling, 'w');
      try {
        while (writeSync(file, block) > 0);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filling, { force: true }),
    unmount: () => unmount(folder),
  };
}

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
/** Lazy: the log of a process just killed may still be open. */
const unmount = (folder: string) => spawnSync('umount', ['--lazy', folder]);
