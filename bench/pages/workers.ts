import { type Site, startSite } from '../overload/start-site.ts';
import { type Effort, measureUncached } from './measure-page.ts';

/**
 * One process is limited by its own core: 1/N pages, for N of Node's processor time a page. Two workers share two cores
 * with everything else, P a page: 2/(N+P). So two workers answer 2N/(N+P) times as many pages at best.
 */
export async function benchWorkers(port: number, effort: Effort): Promise<void> {
  const measure = async (site: Site) => ({
    ...(await measureUncached(site, '/materials', effort)),
    memory: site.readPeakMemory(),
  });
  const one = await withSite(port, 1, measure);
  const two = await withSite(port, 2, measure);
  const ceiling = (2 * one.nodeMs) / (one.nodeMs + one.restMs);
  const gain = two.perSecond / one.perSecond;
  console.log(
    `2 workers, uncached lists: ${two.perSecond.toFixed(1)}/s, ${gain.toFixed(2)} times one process (${one.perSecond.toFixed(1)}/s); ceiling ${ceiling.toFixed(2)}, ratio ${(gain / ceiling).toFixed(2)}`,
  );
  console.log(`memory of a worker at most: ${two.memory.toFixed(0)} MB`);
}

async function withSite<Result>(port: number, workers: number, work: (site: Site) => Promise<Result>) {
  const site = await startSite(port, { WEB_CONCURRENCY: String(workers) });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}
