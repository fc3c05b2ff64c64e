import { until } from '../../trust/until.ts';
import { type Site, startSite } from '../overload/start-site.ts';
import { measureUncached, type PageEffort } from './measure-page.ts';

/**
 * Two workers share two cores with PostgreSQL and this client. A page costs N of Node's processor time and P of all
 * else, so at best 2 / (N + P) pages are answered a second: 2N / (N + P) times what one process on its core does.
 */
export async function benchWorkers(port: number, effort: PageEffort): Promise<void> {
  const measure = (workers: number) =>
    withSite(port, workers, async (site) => ({
      ...(await measureUncached(site, '/materials', { ...effort, warmUp: workers * effort.warmUp })),
      memory: await site.readMemory(),
      peakMemory: site.readPeakMemory(),
    }));
  const one = await measure(1);
  const two = await measure(2);
  const ceiling = 2000 / (two.nodeMs + two.restMs);
  const gain = two.perSecond / one.perSecond;
  const bestGain = (2 * one.nodeMs) / (one.nodeMs + one.restMs);
  const lines = [
    `2 workers, uncached lists: ${two.perSecond.toFixed(1)}/s of ${ceiling.toFixed(1)} at best, ratio ${(two.perSecond / ceiling).toFixed(2)}`,
    `${gain.toFixed(2)} times one process of ${bestGain.toFixed(2)} at best, ratio ${(gain / bestGain).toFixed(2)}; a page costs ${two.nodeMs.toFixed(1)} ms of Node instead of ${one.nodeMs.toFixed(1)}`,
    `memory of a worker: ${two.memory.toFixed(0)} MB after the load, ${two.peakMemory.toFixed(0)} at most`,
  ];
  console.log(lines.join('\n'));
}

async function withSite<Result>(port: number, workers: number, work: (site: Site) => Promise<Result>) {
  const site = await startSite(port, { WEB_CONCURRENCY: String(workers) });
  try {
    await until('all workers are ready', async () => (await countReporting(site.origin)) === workers);
    return await work(site);
  } finally {
    await site.stop();
  }
}

async function countReporting(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return metrics.match(/^process_resident_memory_bytes/gm)?.length ?? 0;
}
