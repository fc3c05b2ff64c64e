import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerProcess } from '../../trust/server-process.ts';

const sampleMs = 500;

export interface Site {
  origin: string;
  pid: number;
  readPeakMemory(): number;
  stop(): Promise<void>;
}

export async function startSite(port: number, environment: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-bench-'));
  const origin = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    port,
    dataFolder: join(folder, 'data'),
    logFile: join(folder, 'site.log'),
    environment: { DEMO_PICTURES: 'covers', ...environment },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let peak = await server
    .start()
    .then(() => readMemory(origin))
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await readMemory(origin).catch(() => 0));
  }, sampleMs);
  return {
    origin,
    pid: server.pid() ?? 0,
    readPeakMemory: () => peak,
    stop() {
      clearInterval(sampling);
      return stop();
    },
  };
}

async function readMemory(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}
