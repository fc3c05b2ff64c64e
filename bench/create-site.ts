import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePortIsFree } from '../server/src/port.ts';
import { createServerProcess } from '../trust/server-process.ts';

export type DemoPictures = 'covers' | 'none';

export async function createSite(port: number, demoPictures: DemoPictures) {
  await ensurePortIsFree({ host: '127.0.0.1', port });
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-site-'));
  const dataFolder = join(folder, 'data');
  const server = createServerProcess({
    port,
    dataFolder,
    logFile: join(folder, 'site.log'),
    environment: { DEMO_PICTURES: demoPictures },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    cluster: join(dataFolder, 'postgres'),
    server,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
