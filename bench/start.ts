/**
 * `npm run bench -- start [rounds]`: how long `npm start` takes on an empty folder and on one it has filled, and what it
 * weighs. The floor is the same PostgreSQL alone and a bare Fastify, one after the other.
 */
import { buildWhenNeeded } from '../scripts/build-web.ts';
import type { Figures } from './last-run.ts';
import { median } from './measure.ts';
import { printHead, printRow } from './print-table.ts';
import { reportRun } from './report-run.ts';
import { startCases, startFloorsTwice, startSiteTwice } from './start/measure-start.ts';

const port = Number(process.env.BENCH_PORT ?? 8390);

export async function benchStart([given]: string[]): Promise<void> {
  const rounds = Number(given) || 3;
  await buildWhenNeeded();
  await reportRun({ name: 'start', unit: 'seconds, MB' }, () => measureRounds(rounds));
}

async function measureRounds(rounds: number): Promise<Figures> {
  const [sites, floors]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const { figures, remove } = await startSiteTwice(port, 'covers');
    await remove();
    sites.push(figures);
    floors.push(await startFloorsTwice());
  }
  const medians: Figures = {};
  printHead([`median of ${rounds}`, 'ours', 'least', 'most', 'floor', 'ratio']);
  for (const name of startCases) {
    const ours = sites.map((round) => round[name] ?? 0);
    const middle = median(ours);
    const floor = median(floors.map((round) => round[name] ?? 0));
    medians[name] = middle;
    const figures = [middle, Math.min(...ours), Math.max(...ours), floor, middle / floor];
    printRow([name, ...figures.map((figure) => figure.toFixed(2))]);
  }
  return medians;
}
