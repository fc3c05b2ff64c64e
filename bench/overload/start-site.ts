import { createSite } from '../create-site.ts';

const sampleMs = 500;

export interface Site {
  origin: string;
  nodePids(): number[];
  readMemory(): Promise<number>;
  readPeakMemory(): number;
  stop(): Promise<void>;
}

export async function startSite(port: number, environment: Record<string, string> = {}): Promise<Site> {
  const { origin, server, remove } = await createSite(port, { DEMO_PICTURES: 'covers', ...environment });
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
    nodePids: server.nodePids,
    readMemory: () => readMemory(origin),
    readPeakMemory: () => peak,
    stop() {
      clearInterval(sampling);
      return remove();
    },
  };
}

async function readMemory(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const found = metrics.matchAll(/^process_resident_memory_bytes\S* (\S+)/gm);
  return Math.max(...Array.from(found, ([, bytes]) => Number(bytes))) / 2 ** 20;
}
