import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * Holds the data folder for this process. The lock is a listening socket, not a file: the kernel
 * drops it with the process, so that a crash or `kill -9` leaves nothing stale behind.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const address =
    process.platform === 'linux' ? `\0parpaing-${name}` : join(tmpdir(), `parpaing-${name}.sock`);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartupError(
              `The data folder ${folder} is in use by another running process; stop it, or set DATA_DIR to another folder.`,
            )
          : error,
      ),
    );
    server.listen(address, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
