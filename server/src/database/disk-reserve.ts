import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

const reserveBytes = 64 * 2 ** 20;
const lowBytes = 32 * 2 ** 20;
const pollMs = 1000;

interface Options {
  logger?: FastifyBaseLogger;
  onHealthChange?: () => void;
}

/**
 * PostgreSQL crashes when its WAL cannot grow, and then cannot recover either. A reserve file is kept beside it and
 * deleted when the disk is nearly full; the product is read-only until there is space again.
 */
export async function keepDiskReserve(folder: string, { logger, onHealthChange }: Options = {}) {
  const file = join(folder, 'reserve');
  let isFull = false;

  async function checkFreeSpace() {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (!isFull && free < lowBytes) {
      isFull = true;
      onHealthChange?.();
      rmSync(file, { force: true });
      logger?.error({ free }, 'the disk is full: nothing is written until there is space again');
    } else if (isFull && free > reserveBytes + 2 * lowBytes) {
      isFull = false;
      onHealthChange?.();
      await fillReserve(file);
      logger?.warn({ free }, 'there is space on the disk again');
    }
  }

  const { bavail, bsize } = await statfs(folder);
  if (!existsSync(file) && bavail * bsize > reserveBytes + 2 * lowBytes) await fillReserve(file);
  await checkFreeSpace();
  const polling = setInterval(
    () => void checkFreeSpace().catch((error) => logger?.error({ err: error }, 'disk')),
    pollMs,
  );
  polling.unref();
  return { isDiskFull: () => isFull, stop: () => clearInterval(polling) };
}

/** Random bytes: a file of zeros may take no space. */
async function fillReserve(file: string) {
  const chunk = randomBytes(2 ** 20);
  const handle = await open(file, 'w', 0o600);
  try {
    for (let written = 0; written < reserveBytes; written += chunk.length) await handle.write(chunk);
  } finally {
    await handle.close();
  }
}
