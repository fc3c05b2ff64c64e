import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export type Role = 'USER' | 'PROVIDER' | 'ADMIN';

/** Of the demo data. */
export const password = 'parpaing-demo-2026';
export const accounts: Record<Role, string> = {
  USER: 'acheteur@demo.fr',
  PROVIDER: 'vendeur@demo.fr',
  ADMIN: 'admin@demo.fr',
};

interface LoginOptions {
  sharedDevice?: boolean;
  /** The stored access token cannot be decoded, and so counts as expired. */
  hasBrokenToken?: boolean;
}

interface Tokens {
  token: string;
  refreshToken: string;
}

interface Fixtures {
  /** Whether the cookie banner was answered; it would lie over the foot of every page. */
  hasConsented: boolean;
  /** Pages of the context opened from then on belong to this user; each time a session of its own. */
  logIn: (role: Role, options?: LoginOptions) => Promise<Tokens>;
  /** What a journey breaks on purpose, and so may be heard in the console. */
  expectedComplaints: RegExp | undefined;
  /** Of somebody else, in a browser of their own. */
  otherPage: Page;
  /** axe finds nothing to say about the page as it stands. */
  expectAccessible: (shown?: Page) => Promise<void>;
}

export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

/** From here on time passes, in all tabs, when the journey says so: a notification stays until it was read. */
export async function pauseClock(page: Page) {
  await page.clock.install();
  // Far enough ahead: until the browser hears of it, time passes as usual.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The scripts of a page have taken it over. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** The session of the page is watched: the last activity is then written down. */
export async function expectSessionKept(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivityTime'))).not.toBeNull();
}

const consent = (context: BrowserContext, url: string | undefined) =>
  context.addCookies([{ name: 'cookie-consent', value: 'true', url }]);

/** What the page says in its console and may not, each with the address it is about. */
function listenTo(page: Page, expected: RegExp | undefined): string[] {
  const complaints: string[] = [];
  const hear = (complaint: string) => void (expected?.test(complaint) || complaints.push(complaint));
  page.on('pageerror', (error) => hear(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser reports a missing document as an error of the page; journeys visit some on purpose.
    const isMissingPage = message.text().includes('status of 404') && url === page.url();
    if (message.type() === 'error' && !isMissingPage) hear(`${message.text()} ${url}`);
  });
  return complaints;
}

/** Every journey fails on an error in the page's console: a broken policy, a hydration mismatch, a crash. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],

  hasConsented: [true, { option: true }],

  context: async ({ context, baseURL, hasConsented }, use) => {
    if (hasConsented) await consent(context, baseURL);
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
      const { violations } = await new AxeBuilder({ page: shown })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };
