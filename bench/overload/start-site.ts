import { createSite, type DemoPictures } from '../create-site.ts';

const sampleMs = 500;

export interface Site {
  origin: string;
  pid: number;
  readPeakMemory(): number;
  stop(): Promise<void>;
}

export async function startSite(port: number, demoPictures: DemoPictures = 'covers'): Promise<Site> {
  const { origin, server, remove } = await createSite(port, demoPictures);
  let peak = await server
    .start()
    .then(() => readMemory(origin))
    .catch(async (error: unknown) => {
      await remove();
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
      return remove();
    },
  };
}

async function readMemory(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}
