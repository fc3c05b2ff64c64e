import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStorage } from './storage.ts';

export function createDiskStorage(folder: string): MediaStorage {
  return {
    async write(key, content) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // Written under another name, then renamed: readers never see a partial file.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content);
      await rename(draft, path);
    },

    async find(key) {
      const file = await open(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!file) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },

    remove: (key) => rm(join(folder, key), { force: true }),
  };
}
