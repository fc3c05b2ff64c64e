/**
 * `npm run bench -- pages [requests]`: pages of the demo shop as a guest reads them. A parameter of its own makes each
 * request one that no cache knows. « of the rest » is PostgreSQL and this client, which share the machine. The table is
 * of one process; the last line compares two workers with it.
 */
import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { measureDrained } from './measure.ts';
import { ask } from './overload/ask.ts';
import { startSite } from './overload/start-site.ts';
import { replaceLastRun } from './pages/last-run.ts';
import { openFloor } from './pages/open-floor.ts';
import { clients, measureUncached, warmUp } from './pages/uncached.ts';
import { benchWorkers } from './pages/workers.ts';
import { printHead, printRow } from './print-table.ts';

const port = Number(process.env.BENCH_PORT ?? 8390);
const cachedFactor = 20;

export async function benchPages([given]: string[]): Promise<void> {
  const requests = Number(given) || 200;
  console.log(
    `${cpus().length} cores ${process.arch}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const site = await startSite(port, { WEB_CONCURRENCY: '1' });
  try {
    const figures: Record<string, number> = {};
    printHead(['', 'HTML kB', 'Node ms', 'rest ms', 'uncached/s', 'cached/s', 'floor/s', 'ratio']);
    for (const [name, path] of await listPages(site.origin)) {
      const uncached = await measureUncached(site, path, requests);
      const cached = await measureCached(site.origin + path, requests * cachedFactor);
      figures[name] = uncached.nodeMs;
      printRow([
        name,
        (uncached.bytes / 1000).toFixed(1),
        ...[uncached.nodeMs, uncached.restMs].map((ms) => ms.toFixed(1)),
        ...[uncached.perSecond, cached.perSecond, cached.floorPerSecond].map((rate) => rate.toFixed(0)),
        (cached.perSecond / cached.floorPerSecond).toFixed(2),
      ]);
    }
    const last = replaceLastRun('pages', figures);
    for (const [name, ms] of Object.entries(last)) {
      console.log(`${name}: ${ms.toFixed(1)} ms of Node in the last run, ${figures[name]?.toFixed(1)} now`);
    }
    console.log(`memory of the Node process at most: ${site.readPeakMemory().toFixed(0)} MB`);
  } finally {
    await site.stop();
  }
  await benchWorkers(port, requests);
}

async function listPages(origin: string): Promise<[name: string, path: string][]> {
  const answer = await fetch(`${origin}/api/materials?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return [
    ['home', '/'],
    ['list', '/materials'],
    ['list of a branch', '/materials?category=isolation'],
    ['material', `/materials/${items[0]?.id}`],
    ['about', '/about'],
  ];
}

async function measureCached(url: string, requests: number) {
  const floor = await openFloor(url);
  const agent = new Agent({ keepAlive: true });
  const { origin, pathname, search } = new URL(url);
  const fromCache = () => ask(agent, origin, { path: pathname + search, encoding: 'gzip' });
  const fromFloor = () => ask(agent, floor.url, { path: '/', encoding: 'gzip' });
  for (const send of [fromCache, fromFloor]) await measureDrained(send, warmUp, clients);
  const perSecond = await measureDrained(fromCache, requests, clients);
  const floorPerSecond = await measureDrained(fromFloor, requests, clients);
  agent.destroy();
  await floor.close();
  return { perSecond, floorPerSecond };
}
