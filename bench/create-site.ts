import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePortIsFree } from '../server/src/port.ts';
import { signal } from '../trust/process-tree.ts';
import { createServerProcess } from '../trust/server-process.ts';

const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'];

export async function createSite(port: number, environment: Record<string, string>) {
  await ensurePortIsFree({ host: '127.0.0.1', port });
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-site-'));
  const dataFolder = join(folder, 'data');
  const server = createServerProcess({
    port,
    dataFolder,
    logFile: join(folder, 'site.log'),
    environment,
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const endEarly = () => {
    signal(server.processes(), 'SIGKILL');
    removeFolder();
  };
  const exit = () => process.exit(1);
  process.once('exit', endEarly);
  for (const event of interruptions) process.once(event, exit);
  return {
    origin: `http://127.0.0.1:${port}`,
    cluster: join(dataFolder, 'postgres'),
    server,
    async remove() {
      await server.stop();
      removeFolder();
      process.off('exit', endEarly);
      for (const event of interruptions) process.off(event, exit);
    },
  };
}
