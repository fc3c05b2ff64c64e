import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartupError } from '../startup-error.ts';

/** An abstract socket instead of a file: the kernel releases it with the process, even after `kill -9`. */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy()).listen(`\0parpaing-${name}`);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartupError(
      `The data folder ${folder} is in use by another running process; stop it, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
