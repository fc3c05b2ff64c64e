/**
 * `npm run bench -- catalogue [sizes…]`, by default 10000 and 100000 materials; `--million` for 1000000, `--only=text`
 * for the scenarios whose name contains it.
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { scenarios } from './catalogue/scenarios.ts';
import { measureOneByOne, measureTogether } from './measure.ts';
import { printHead, printRow } from './print-table.ts';

const clients = 32;

export async function benchCatalogue(args: string[]): Promise<void> {
  const given = args.map(Number).filter((size) => size > 0);
  const sizes = given.length ? given : [10_000, 100_000, ...(args.includes('--million') ? [1_000_000] : [])];
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpus().length} cores ${process.arch}, ${memory} GiB, Node ${process.version}`);
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
  for (const size of sizes) await benchSize(size, new RegExp(only));
}

async function benchSize(size: number, only: RegExp): Promise<void> {
  const start = performance.now();
  const catalogue = await openCatalogue(size);
  try {
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n${size.toLocaleString('en')} materials (made in ${seconds} s)`);
    console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
    printHead(['', 'p50 ms', 'p95 ms', 'floor p50', 'floor p95', `req/s (${clients})`, 'floor req/s']);
    for (const { name, path, best } of await scenarios(catalogue)) {
      if (!only.test(name)) continue;
      const floor = await catalogue.openFloorOf(path, best);
      const alone = await measureOneByOne(catalogue.url + path);
      const together = await measureTogether(catalogue.url + path, clients);
      const floorAlone = await measureOneByOne(floor);
      const floorTogether = await measureTogether(floor, clients);
      printRow([
        name,
        ...[alone.p50, alone.p95, floorAlone.p50, floorAlone.p95].map((ms) => ms.toFixed(1)),
        ...[together.perSecond, floorTogether.perSecond].map((rate) => rate.toFixed(0)),
      ]);
    }
    console.log(`load after, with our own: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await catalogue.close();
  }
}
