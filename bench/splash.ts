/**
 * `npm run bench -- splash [runs]`: how long the splash covers three pages of the demo shop on slow 3G, from the first
 * paint to the first frame without it: the middle one of five runs. CHROMIUM_PATH names the browser.
 */
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { findMaterial } from './find-material.ts';
import { startSite } from './overload/start-site.ts';
import { printHead, printRow } from './print-table.ts';
import { reportRun } from './report-run.ts';

const port = Number(process.env.BENCH_PORT ?? 8390);
const splashMs = 2500;
const phone = { width: 390, height: 844 };
const slow3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export async function benchSplash([given]: string[]): Promise<void> {
  const runs = Number(given) || 5;
  await reportRun({ name: 'splash', unit: 'gone after, ms' }, async () => {
    const site = await startSite(port, { SPLASH_MIN_MS: String(splashMs) });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    try {
      return await measurePages(browser, site.origin, runs);
    } finally {
      await browser.close();
      await site.stop();
    }
  });
}

async function measurePages(browser: Browser, origin: string, runs: number) {
  const pages = { home: '/', list: '/materials', material: `/materials/${await findMaterial(origin)}` };
  const figures: Record<string, number> = {};
  printHead(['slow 3G, ms', 'first paint', 'gone after', 'hydrated']);
  for (const [name, path] of Object.entries(pages)) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, origin + path));
    visits.sort((one, other) => one.goneMs - other.goneMs);
    const middle = visits[Math.floor(runs / 2)];
    if (!middle) throw new Error('at least one run');
    const { paintedMs, goneMs, hydratedMs } = middle;
    printRow([name, ...[paintedMs, goneMs, hydratedMs].map((ms) => ms.toFixed(0))]);
    figures[name] = goneMs;
  }
  return figures;
}

interface Visit {
  paintedMs: number;
  goneMs: number;
  hydratedMs: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3G);
    await page.addInitScript({ content: watchFrames });
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 120_000 });
    const seen = await page.waitForFunction(readWatch, undefined, { timeout: 120_000 });
    return (await seen.jsonValue()) as Visit;
  } finally {
    await context.close();
  }
}

const watchFrames = `
  globalThis.watch = {};
  requestAnimationFrame(function look() {
    var splash = document.querySelector('.splash');
    var isCovered = splash !== null && splash.checkVisibility({ visibilityProperty: true });
    if (document.querySelector('main') && !isCovered) watch.gone ??= performance.now();
    if (document.documentElement?.dataset.hydrated !== undefined) watch.hydrated ??= performance.now();
    if (!watch.gone || !watch.hydrated) requestAnimationFrame(look);
  });
`;

const readWatch = `
  (function () {
    var paint = performance.getEntriesByName('first-paint')[0];
    if (!watch.gone || !watch.hydrated || !paint) return;
    var paintedMs = paint.startTime;
    return { paintedMs, goneMs: watch.gone - paintedMs, hydratedMs: watch.hydrated - paintedMs };
  })()
`;
