import type { Browser, Page } from '@playwright/test';

const slowdown = 4;
const phone = { width: 390, height: 844 };
const settleMs = 1500;

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const interactions: Interaction[] = [
  {
    name: 'typing in the search',
    path: '/',
    act: (page) => page.getByRole('combobox').first().pressSequentially('laine de verre', { delay: 80 }),
  },
  {
    name: 'opening the filters',
    path: '/materials?q=laine+de+verre',
    act: (page) => page.getByRole('button', { name: /^Filtres/ }).click(),
  },
  {
    name: 'pressing a heart',
    path: '/materials?q=laine+de+verre',
    act: (page) => page.locator('.card-favorite').first().click(),
  },
];

export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<[name: string, ms: number][]> {
  const rows: [string, number][] = [];
  for (const { name, path, act } of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measureOnce(browser, origin + path, act));
    times.sort((one, other) => one - other);
    rows.push([name, times[Math.floor(runs / 2)] ?? Number.NaN]);
  }
  return rows;
}

async function measureOnce(browser: Browser, url: string, act: Interaction['act']): Promise<number> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  });
  try {
    const consent = { name: 'cookie-consent', value: 'true', url };
    await context.addCookies([consent]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(settleMs);
    await page.evaluate(observeEvents);
    await act(page);
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => Math.max(0, ...(globalThis as unknown as Observed).durations));
  } finally {
    await context.close();
  }
}

interface Observed {
  durations: number[];
}

function observeEvents(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as never);
}
