import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerProcess } from '../../trust/server-process.ts';

const sampleMs = 500;

export interface Site {
  origin: string;
  readPeakMemory(): number;
  stop(): Promise<void>;
}

export async function startSite(port: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-overload-'));
  const origin = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    port,
    dataFolder: join(folder, 'data'),
    logFile: join(folder, 'site.log'),
  });
  await server.start();
  let peak = await readMemory(origin);
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await readMemory(origin).catch(() => 0));
  }, sampleMs);
  return {
    origin,
    readPeakMemory: () => peak,
    async stop() {
      clearInterval(sampling);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readMemory(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}
