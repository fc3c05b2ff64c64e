/**
 * `npm run lighthouse [-- runs]`: Lighthouse on three pages of the demo shop, the middle one of three runs, and the
 * time from an input to the next paint with the processor slowed down four times. CHROMIUM_PATH names the browser.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { findMaterial } from './find-material.ts';
import { type Audit, auditPage, type Device } from './lighthouse/audit-page.ts';
import { measureInteractions } from './lighthouse/measure-interactions.ts';
import { startSite } from './overload/start-site.ts';
import { printHead, printRow } from './print-table.ts';
import { printMachine } from './report-run.ts';

const port = Number(process.env.BENCH_PORT ?? 8390);
const debuggingPort = port + 100;
const devices: Device[] = ['phone', 'desktop'];

export async function benchLighthouse([given]: string[]): Promise<void> {
  const runs = Number(given) || 3;
  printMachine();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    printHead(['', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS kB']);
    await withSite('0', async (origin) => {
      await auditPages(origin, runs, '');
      printHead(['CPU 4× slower', 'INP ms']);
      for (const [name, ms] of await measureInteractions(browser, origin, runs))
        printRow([name, ms.toFixed(0)]);
    });
    printHead(['', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS kB']);
    await withSite('2500', (origin) => auditPages(origin, runs, ', splash'));
  } finally {
    await browser.close();
  }
  console.log(`load after: ${loadavg()[0]?.toFixed(1)}`);
}

async function withSite(splashMs: string, measure: (origin: string) => Promise<void>): Promise<void> {
  const site = await startSite(port, { SPLASH_MIN_MS: splashMs });
  try {
    await measure(site.origin);
  } finally {
    await site.stop();
  }
}

async function auditPages(origin: string, runs: number, note: string): Promise<void> {
  for (const device of devices) {
    for (const [name, path] of await listPages(origin)) {
      printAudit(`${name}, ${device}${note}`, await auditPage(debuggingPort, origin + path, device, runs));
    }
  }
}

async function listPages(origin: string): Promise<[name: string, path: string][]> {
  return [
    ['home', '/'],
    ['list', '/materials?q=laine+de+verre'],
    ['material', `/materials/${await findMaterial(origin)}`],
  ];
}

function printAudit(name: string, audit: Audit): void {
  printRow([
    name,
    String(audit.score),
    ...[audit.firstPaintMs, audit.largestPaintMs, audit.blockingMs].map((ms) => ms.toFixed(0)),
    audit.layoutShift.toFixed(3),
    (audit.scriptBytes / 1000).toFixed(1),
  ]);
}
