import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartupError } from './startup-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

export async function ensurePortIsFree(config: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(config.port, config.host, resolve);
  }).catch(describePortInUse(config));
  await new Promise((resolve) => probe.close(resolve));
}

export function describePortInUse({ host, port }: Address) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is already taken; stop the other program, or set PORT to another one.`,
      );
    }
    throw new StartupError(`Cannot listen on ${host}:${port} (${error.code}).`, error);
  };
}
