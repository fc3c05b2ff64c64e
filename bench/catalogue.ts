/**
 * `npm run bench -- catalogue [sizes…]`, by default 10000 and 100000 materials; `--million` for 1000000, `--only=text`
 * for the scenarios whose name contains it.
 */
import { measureScenario, type ScenarioEffort } from './catalogue/measure-scenario.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { listScenarios } from './catalogue/scenarios.ts';
import { findMaterial } from './find-material.ts';
import type { Figures } from './last-run.ts';
import { printHead, printRow } from './print-table.ts';
import { reportRun } from './report-run.ts';

const effort: ScenarioEffort = { warmUp: 10, requests: 100, rounds: 3, clients: 32, roundMs: 1500 };

export async function benchCatalogue(args: string[]): Promise<void> {
  const given = args.map(Number).filter((size) => size > 0);
  const sizes = given.length ? given : [10_000, 100_000, ...(args.includes('--million') ? [1_000_000] : [])];
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
  for (const size of sizes) {
    const run = { name: `catalogue-${size}`, unit: 'requests a second / floor' };
    await reportRun(run, () => benchSize(size, new RegExp(only)));
  }
}

async function benchSize(size: number, only: RegExp): Promise<Figures> {
  const start = performance.now();
  const catalogue = await openCatalogue(size);
  try {
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n${size.toLocaleString('en')} materials (made in ${seconds} s)`);
    const figures: Figures = {};
    const rate = `req/s (${effort.clients})`;
    printHead(['', 'p50 ms', 'p95 ms', 'floor p50', 'floor p95', rate, 'floor req/s', 'ratio']);
    for (const scenario of listScenarios(await findMaterial(catalogue.url))) {
      if (!only.test(scenario.name)) continue;
      const measured = await measureScenario(catalogue, scenario, effort);
      const { alone, floorAlone, perSecond, floorPerSecond } = measured;
      const ratio = perSecond / floorPerSecond;
      figures[scenario.name] = ratio;
      printRow([
        scenario.name,
        ...[alone.p50, alone.p95, floorAlone.p50, floorAlone.p95].map((ms) => ms.toFixed(1)),
        ...[perSecond, floorPerSecond].map((each) => each.toFixed(0)),
        ratio.toFixed(2),
      ]);
    }
    return figures;
  } finally {
    await catalogue.close();
  }
}
