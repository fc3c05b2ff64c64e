/**
 * `npm run bench -- pages [requests]`: pages of the demo shop as a guest reads them. A parameter of its own makes each
 * request one that no cache knows. « of the rest » is PostgreSQL and this client, which share the machine. The table is
 * of one process; the last line compares two workers with it.
 */
import { findMaterial } from './find-material.ts';
import type { Figures } from './last-run.ts';
import { startSite } from './overload/start-site.ts';
import {
  listCalls,
  listPages,
  measureCached,
  measureUncached,
  type PageEffort,
} from './pages/measure-page.ts';
import { benchWorkers } from './pages/workers.ts';
import { printHead, printRow } from './print-table.ts';
import { reportRun } from './report-run.ts';

const port = Number(process.env.BENCH_PORT ?? 8390);
const cachedFactor = 30;

export async function benchPages([given]: string[]): Promise<void> {
  const requests = Number(given) || 200;
  const effort: PageEffort = {
    warmUp: 600,
    requests,
    cachedRequests: requests * cachedFactor,
    rounds: 3,
    clients: 4,
  };
  await reportRun({ name: 'pages', unit: 'ms of Node' }, () => benchDemo(effort));
  await benchWorkers(port, effort);
}

async function benchDemo(effort: PageEffort): Promise<Figures> {
  const site = await startSite(port, { WEB_CONCURRENCY: '1' });
  try {
    const figures: Figures = {};
    printHead(['', 'HTML kB', 'Node ms', 'rest ms', 'uncached/s', 'cached/s', 'floor/s', 'ratio']);
    const materialId = await findMaterial(site.origin);
    for (const [name, path] of listPages(materialId)) {
      const uncached = await measureUncached(site, path, effort);
      figures[name] = uncached.nodeMs;
      printRow([
        name,
        (uncached.bytes / 1000).toFixed(1),
        ...[uncached.nodeMs, uncached.restMs].map((ms) => ms.toFixed(1)),
        uncached.perSecond.toFixed(0),
        ...describeCached(await measureCached(site.origin + path, effort)),
      ]);
    }
    printHead(['', 'cached/s', 'floor/s', 'ratio']);
    for (const [name, path] of listCalls(materialId))
      printRow([name, ...describeCached(await measureCached(site.origin + path, effort))]);
    console.log(`memory of the Node process at most: ${site.readPeakMemory().toFixed(0)} MB`);
    return figures;
  } finally {
    await site.stop();
  }
}

const describeCached = ({ perSecond, floorPerSecond }: { perSecond: number; floorPerSecond: number }) => [
  perSecond.toFixed(0),
  floorPerSecond.toFixed(0),
  (perSecond / floorPerSecond).toFixed(2),
];
