import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export type Role = 'USER' | 'PROVIDER' | 'ADMIN';

export const password = 'parpaing-demo-2026';
export const accounts: Record<Role, string> = {
  USER: 'acheteur@demo.fr',
  PROVIDER: 'vendeur@demo.fr',
  ADMIN: 'admin@demo.fr',
};

interface LoginOptions {
  sharedDevice?: boolean;
  hasBrokenToken?: boolean;
}

interface Tokens {
  token: string;
  refreshToken: string;
}

interface Fixtures {
  /** Otherwise the cookie banner covers the foot of every page. */
  hasConsented: boolean;
  logIn: (role: Role, options?: LoginOptions) => Promise<Tokens>;
  expectedComplaints: RegExp | undefined;
  otherPage: Page;
  expectAccessible: (shown?: Page) => Promise<void>;
}

export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

export async function pauseClock(page: Page) {
  await page.clock.install();
  // Ahead of now: until the browser handles the call, its clock still runs.
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

const pagesWithoutScripts = new WeakSet<Page>();

/** The page is shown without its scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  pagesWithoutScripts.add(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/entry\.client.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export async function expectSessionKept(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivityTime'))).not.toBeNull();
}

/** Half faded in, a text has too little contrast. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const consent = (context: BrowserContext, url: string | undefined) =>
  context.addCookies([{ name: 'cookie-consent', value: 'true', url }]);

function listenTo(page: Page, expected: RegExp | undefined): string[] {
  const complaints: string[] = [];
  const hear = (complaint: string) => void (expected?.test(complaint) || complaints.push(complaint));
  page.on('pageerror', (error) => hear(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser reports a 404 document as a console error; journeys visit some on purpose.
    const isMissingPage = message.text().includes('status of 404') && url === page.url();
    if (message.type() === 'error' && !isMissingPage) hear(`${message.text()} ${url}`);
  });
  return complaints;
}

/** Scripts come after the first paint, and so after the `load` that Playwright waits for. */
function waitForScriptsOf(page: Page) {
  const { goto } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    const started = page.locator('html[data-hydrated], html:not(:has(script[type="text/plain"]))');
    const isWaiting = options?.waitUntil !== 'commit' && !pagesWithoutScripts.has(page);
    if (isWaiting) await started.waitFor({ state: 'attached' });
    return response;
  };
}

/** Every journey fails on a console error: a policy violation, a hydration mismatch, a crash. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],

  hasConsented: [true, { option: true }],

  context: async ({ context, baseURL, hasConsented, javaScriptEnabled }, use) => {
    if (hasConsented) await consent(context, baseURL);
    if (javaScriptEnabled !== false) context.on('page', waitForScriptsOf);
    await use(context);
  },

  page: async ({ page, expectedComplaints }, use) => {
    const complaints = listenTo(page, expectedComplaints);
    await use(page);
    expect(complaints).toEqual([]);
  },

  otherPage: async ({ browser, baseURL, expectedComplaints }, use) => {
    const context = await browser.newContext({ baseURL });
    await consent(context, baseURL);
    context.on('page', waitForScriptsOf);
    const page = await context.newPage();
    const complaints = listenTo(page, expectedComplaints);
    await use(page);
    await context.close();
    expect(complaints).toEqual([]);
  },

  logIn: async ({ context, request, baseURL }, use) => {
    await use(async (role, { sharedDevice = false, hasBrokenToken = false } = {}) => {
      const answer = await request.post('/api/auth/login', {
        data: { email: accounts[role], password, sharedDevice },
      });
      expect(answer.ok()).toBe(true);
      const user = { ...(await answer.json()), profileImageUrl: '/avatar.svg', sharedDevice };
      const stored = hasBrokenToken ? { ...user, token: 'illisible' } : user;
      const storage = [{ name: 'user', value: JSON.stringify(stored) }];
      await context.setStorageState({
        cookies: await context.cookies(),
        origins: [{ origin: baseURL ?? '', localStorage: storage }],
      });
      return user;
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (shown = page) => {
      await expect(shown.locator('.navigation-progress')).toHaveCount(0);
      await shown.emulateMedia({ reducedMotion: 'reduce' });
      await untilStill(shown);
      const { violations } = await new AxeBuilder({ page: shown })
        // No frames of other sites here: a third of the time.
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      await shown.emulateMedia({ reducedMotion: null });
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };
