import { cpus, loadavg, totalmem } from 'node:os';
import { readMachineCpu, readOwnTreeCpu } from './cpu.ts';
import { type Figures, replaceLastRun } from './last-run.ts';
import { printHead, printRow } from './print-table.ts';

interface Run {
  name: string;
  unit: string;
}

export function printMachine(): void {
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${cpus().length} cores ${process.arch}, ${memory} GiB, Node ${process.version}, load ${load}`);
}

export async function reportRun({ name, unit }: Run, measure: () => Promise<Figures>): Promise<void> {
  printMachine();
  const readNoise = watchNoise();
  const figures = await measure();
  const { others, stolen } = readNoise();
  const said = `other processes took ${others.toFixed(0)} % of the processors, other machines ${stolen.toFixed(0)} %`;
  console.log(`\nnoise: ${said}`);
  const measured = { ...figures, 'noise, %': others };
  printComparison(unit, measured, replaceLastRun(name, measured));
}

function watchNoise() {
  const start = { time: performance.now(), own: readOwnTreeCpu(), ...readMachineCpu() };
  return () => {
    const { busyMs, stolenMs } = readMachineCpu();
    const whole = (performance.now() - start.time) * cpus().length;
    const percent = (ms: number) => Math.max(0, (100 * ms) / whole);
    const others = busyMs - start.busyMs - (readOwnTreeCpu() - start.own);
    return { others: percent(others), stolen: percent(stolenMs - start.stolenMs) };
  };
}

function printComparison(unit: string, figures: Figures, last: Figures): void {
  const known = Object.entries(figures).filter(([name]) => last[name]);
  if (known.length === 0) {
    console.log('no last run on this machine to compare with');
    return;
  }
  printHead([unit, 'last run', 'now', 'now / last']);
  for (const [name, now] of known) {
    const before = last[name] as number;
    printRow([name, before.toFixed(2), now.toFixed(2), (now / before).toFixed(2)]);
  }
}
