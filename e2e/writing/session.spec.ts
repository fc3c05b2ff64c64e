import type { Page } from '@playwright/test';
import { expect, expectSessionKept, pauseClock, test, toast } from '../fixtures/test.ts';

const minute = 60_000;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const isLoggedIn = (page: Page) => page.evaluate(() => localStorage.getItem('user') !== null);

const unread = '**/api/conversations/unread';
const hearts = '**/api/favorites/ids';
const callsBesidesUnread: Record<string, string[]> = {
  '/': [hearts],
  '/favorites': [hearts],
  '/statistics': ['**/api/materials/mine?*'],
};

/** Waits for the page's last calls: one still under way would be refused once the session has ended. */
async function gotoAndWaitForCalls(page: Page, path: string) {
  const calls = [unread, ...(callsBesidesUnread[path] ?? [])];
  const answers = calls.map((call) => page.waitForResponse(call));
  await page.goto(path);
  await Promise.all(answers);
}

async function open(page: Page, path: string) {
  await gotoAndWaitForCalls(page, path);
  await expectSessionKept(page);
}

/** An hour behind: a token issued now outlives the hour without activity, so that no renewal comes in between. */
const installClock = (page: Page) => page.clock.install({ time: Date.now() - 60 * minute });

/** Time stops, in all tabs, when this long has passed since the last activity of any of them. */
async function idleFor(page: Page, ms: number) {
  for (let known = 0; ; ) {
    const lastActivity = await page.evaluate(() => Number(localStorage.lastActivityTime));
    // Nothing newer, or nothing at all: the session has ended by then.
    if (!(lastActivity > known)) return;
    known = lastActivity;
    await page.clock.pauseAt(lastActivity + ms);
  }
}

/** Time goes on: until then what was said stays, and the next page does not come. */
async function expectLedTo(page: Page, path: string) {
  await page.clock.resume();
  await expect(page).toHaveURL(path);
}

/** What a browser does when another tab or window is put in front. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('après une heure sans rien faire', () => {
  test.beforeEach(async ({ page, logIn }) => {
    await logIn('USER');
    await installClock(page);
    await open(page, '/favorites');
  });

  test('un membre prévenu continue sa session', async ({ page }) => {
    await idleFor(page, 58 * minute);
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(minute);
    await expect(warning(page)).toBeVisible();
    await expect(warning(page).getByRole('timer')).toHaveText('1:00');
    await expect(page.getByRole('button', { name: 'Continue Session' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 5);
    await page.mouse.click(5, 5);
    await expect(warning(page)).toBeVisible();

    const before = await page.evaluate(() => JSON.parse(localStorage.user).refreshToken);
    await page.getByRole('button', { name: 'Continue Session' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(toast(page, 'Session extended successfully')).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.user).refreshToken)).not.toBe(before);
    await page.clock.fastForward(2000);
    await expect(toast(page)).toHaveCount(0);
    await page.clock.fastForward(58 * minute);
    await expect(warning(page)).toBeHidden();
  });

  test('un membre prévenu choisit de partir', { tag: '@trust' }, async ({ page }) => {
    await idleFor(page, 59 * minute);
    await page.getByRole('button', { name: 'Logout' }).click();
    const farewell = toast(page, 'You have been logged out due to inactivity');
    await expect(farewell).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
    // A pointer left over it would hold it.
    await page.mouse.move(0, 0);
    await page.clock.fastForward(3000);
    await expect(farewell).toBeHidden();
    await expectLedTo(page, '/auth/login');
    expect(await isLoggedIn(page)).toBe(false);
  });

  test('un membre qui ne répond pas est déconnecté', { tag: '@trust' }, async ({ page }) => {
    await idleFor(page, 59.5 * minute);
    await expect(warning(page).getByRole('timer')).toHaveText('0:30');
    await page.clock.fastForward(30_000);
    await expect(toast(page, 'Your session has expired due to inactivity.')).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page).locator('[lang="en"]')).toHaveCount(1);
    await expectLedTo(page, '/auth/login?returnUrl=%2Ffavorites');
    expect(await isLoggedIn(page)).toBe(false);
  });

  test('un membre qui revient à son onglet l’apprend', async ({ page }) => {
    await setHidden(page, true);
    await idleFor(page, 61 * minute);
    await setHidden(page, false);
    await expect(toast(page, 'Your session expired while you were away')).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
    await expectLedTo(page, '/auth/login?returnUrl=%2Ffavorites');
  });

  test('un membre qui revient dans la dernière minute est prévenu', { tag: '@trust' }, async ({
    page,
    expectAccessible,
  }) => {
    await setHidden(page, true);
    await idleFor(page, 59.5 * minute);
    await setHidden(page, false);
    await expect(warning(page)).toBeVisible();
    // axe needs timers: they run on, but the countdown, which reads the time, does not.
    await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
    await page.clock.resume();
    await expectAccessible();
    await expect(warning(page)).toBeVisible();
  });

  test('un membre qui rouvre le site l’apprend', { tag: '@trust' }, async ({ page }) => {
    await idleFor(page, 10 * minute);
    await page.evaluate((hour) => {
      localStorage.lastActivityTime = Date.now() - hour;
    }, 60 * minute);
    await page.reload();
    await expect(toast(page, 'Your session expired while you were away')).toBeVisible();
    await expectLedTo(page, '/auth/login?returnUrl=%2Ffavorites');
  });
});

test.describe('une session qui ne peut être prolongée', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('mène à la connexion', { tag: '@trust' }, async ({ page, request, logIn }) => {
    await logIn('USER');
    await installClock(page);
    await open(page, '/favorites');
    await idleFor(page, 59 * minute);
    await expect(warning(page)).toBeVisible();
    const token = await page.evaluate(() => JSON.parse(localStorage.user).token);
    // Not before: a call still under way would end the session first, with another sentence.
    await page.route('**/api/auth/refresh-token', async (route) => {
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Continue Session' }).click();
    await expect(toast(page, 'Failed to extend your session. Please log in again.')).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
    await expectLedTo(page, '/auth/login?returnUrl=%2Ffavorites');
  });
});

test.describe('une session refusée par un appel', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('finit une fois, avec sa phrase, à la connexion', async ({ page, request, logIn }) => {
    const { token } = await logIn('USER');
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await pauseClock(page);
    await page.goto('/profile/view');
    await expect(toast(page, 'Your session has expired. Please login again.')).toHaveAttribute(
      'data-type',
      'negative',
    );
    await expect(toast(page)).toHaveCount(1);
    await expectLedTo(page, '/auth/login?returnUrl=%2Fprofile%2Fview');
    expect(await isLoggedIn(page)).toBe(false);
  });
});

test.describe('un renouvellement sans verdict', { tag: '@trust' }, () => {
  test.use({ expectedComplaints: /status of (401|500|503)|ERR_FAILED|unread messages/ });

  /** Three tries, a second and then three apart. */
  async function failRefreshes(page: Page, status: number) {
    const bearers: (string | undefined)[] = [];
    await page.route('**/api/auth/refresh-token', (route) => {
      bearers.push(route.request().headers().authorization);
      return status ? route.fulfill({ status, json: {} }) : route.abort();
    });
    return bearers;
  }

  for (const status of [0, 500]) {
    test(`finit la session d’un appel, sans perdre ce qui s’écrivait (${status})`, async ({
      page,
      logIn,
    }) => {
      await logIn('USER');
      await open(page, '/messages');
      await page.getByRole('link', { name: /^Menuiserie Kermarrec/ }).click();
      await page.getByLabel('Votre message').fill('Je passe jeudi');
      const bearers = await failRefreshes(page, status);
      const token = await page.evaluate(() => JSON.parse(localStorage.user).token);
      await page.route('**/api/favorites?*', (route) => route.fulfill({ status: 401, json: {} }));
      await page.getByRole('banner').getByRole('link', { name: 'Favoris' }).first().click();
      await expect(toast(page, 'Your session has expired. Please login again.')).toHaveAttribute(
        'data-type',
        'negative',
      );
      await expect(page).toHaveURL(/^[^?]*\/auth\/login/);
      await expect(toast(page)).toHaveCount(1);
      expect(bearers).toEqual(Array(3).fill(`Bearer ${token}`));
      expect(await isLoggedIn(page)).toBe(false);
      const drafts = await page.evaluate(() => Object.values(sessionStorage).join());
      expect(drafts).toContain('Je passe jeudi');
    });
  }

  test('d’un jeton expiré mène à la connexion, qui dit pourquoi', async ({ page, logIn }) => {
    await logIn('USER');
    await open(page, '/about');
    const bearers = await failRefreshes(page, 503);
    await page.evaluate(() => {
      localStorage.user = JSON.stringify({ ...JSON.parse(localStorage.user), token: 'illisible' });
    });
    await page.goto('/favorites');
    await expect(toast(page, 'Votre session a expiré. Veuillez vous reconnecter.')).toBeVisible();
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Ffavorites');
    expect(bearers.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  });
});

test.describe('une page dont la veille n’a pu être chargée', { tag: '@trust' }, () => {
  test.use({ expectedComplaints: /ERR_FAILED|Failed to fetch/ });

  test('découvre l’inactivité au premier appel', async ({ page, logIn }) => {
    await logIn('USER');
    await page.route(/session-timeout/, (route) => route.abort());
    await gotoAndWaitForCalls(page, '/');
    await page.evaluate((hour) => {
      localStorage.lastActivityTime = Date.now() - hour;
    }, 60 * minute);
    await page.getByRole('main').getByLabel('Où ?').first().pressSequentially('Lyo');
    await expect(toast(page, 'Your session has expired. Please login again.')).toHaveAttribute(
      'data-type',
      'warning',
    );
    await expect(page).toHaveURL('/auth/login');
    expect(await isLoggedIn(page)).toBe(false);
  });
});

test('sur un poste partagé, vingt minutes suffisent', async ({ page, logIn }) => {
  await logIn('USER', { sharedDevice: true });
  await page.clock.install();
  await open(page, '/about');
  // Active since the last time: renewed once, and not while the session ends.
  const renewed = page.waitForResponse('**/api/auth/refresh-token');
  await idleFor(page, 19 * minute);
  await (await renewed).finished();
  expect(await isLoggedIn(page)).toBe(true);
  await page.clock.fastForward(2 * minute);
  await expect(toast(page, 'Your session has expired due to inactivity.')).toBeVisible();
  expect(await isLoggedIn(page)).toBe(false);
  await expect(page).toHaveURL('/about');
});

test('en français de France, l’avertissement est en français', { tag: '@trust' }, async ({
  page,
  logIn,
  context,
  baseURL,
}) => {
  await logIn('USER');
  await context.addCookies([{ name: 'lang', value: 'fr-FR', url: baseURL }]);
  await installClock(page);
  await open(page, '/favorites');
  await idleFor(page, 59 * minute);
  await expect(page.getByRole('alertdialog', { name: 'Toujours là ?' })).toBeVisible();
  await page.getByRole('button', { name: 'Rester connecté' }).click();
  await expect(toast(page, 'Session prolongée')).toBeVisible();
});

test.describe('deux onglets', () => {
  test('préviennent ensemble, et continuer dans l’un suffit', { tag: '@trust' }, async ({
    page,
    context,
    logIn,
  }) => {
    await logIn('USER');
    await installClock(page);
    const other = await context.newPage();
    await open(page, '/favorites');
    await open(other, '/profile');
    await idleFor(other, 59 * minute);
    await expect(warning(page)).toBeVisible();
    await expect(warning(other)).toBeVisible();
    await other.getByRole('button', { name: 'Continue Session' }).click();
    await expect(warning(other)).toBeHidden();
    await expect(warning(page)).toBeHidden();
    await expect(page).toHaveURL('/favorites');
  });

  test('renouvellent ensemble un jeton qui ne sert qu’une fois', { tag: '@trust' }, async ({
    page,
    context,
    logIn,
  }) => {
    await logIn('USER');
    const other = await context.newPage();
    for (let round = 0; round < 5; round++) {
      // Without scripts: a page left while it renews would take the new token with it.
      await Promise.all([page.goto('/robots.txt'), other.goto('/robots.txt')]);
      const before = await page.evaluate(() => {
        const user = JSON.parse(localStorage.user);
        localStorage.user = JSON.stringify({ ...user, token: 'illisible' });
        return user.refreshToken;
      });
      await Promise.all([page.goto('/favorites'), other.goto('/messages')]);
      await expect(page.getByRole('heading', { level: 1, name: 'Mes Favoris' })).toBeVisible();
      await expect(other.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      // A tab may hear late of what another stored.
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.user).refreshToken))
        .not.toBe(before);
    }
  });

  test('se déconnecter dans l’un déconnecte l’autre, qui quitte sa page privée', async ({
    page,
    context,
    logIn,
  }) => {
    await logIn('USER');
    const other = await context.newPage();
    await open(other, '/favorites');
    await open(page, '/about');
    await page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).click();
    await expect(page.getByText('Camille Roussel')).toBeVisible();
    await pauseClock(page);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    for (const tab of [page, other]) await expect(toast(tab, 'Vous êtes déconnecté')).toBeVisible();
    await expectLedTo(other, '/auth/login?returnUrl=%2Ffavorites');
    await expect(page).toHaveURL('/about');
    await page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).click();
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  });
});

test.describe('une page dont les appels sont en route', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('se quitte en se déconnectant, et ils sont refusés', { tag: '@trust' }, async ({ page, logIn }) => {
    await logIn('PROVIDER');
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const held = page.waitForRequest(/\/api\/statistics/);
    await page.route(/\/api\/statistics/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/statistics');
    await held;
    await page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).click();
    const refused = page.waitForResponse(
      (response) => response.url().includes('/api/statistics') && response.status() === 401,
    );
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/');
    release();
    await refused;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/materials\?/);
  });
});

test('qui se déconnecte d’une page privée arrive à l’accueil', { tag: '@trust' }, async ({ page, logIn }) => {
  await logIn('PROVIDER');
  await open(page, '/statistics');
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht');
  await expect(page.getByRole('slider', { name: 'Période lue sur le graphique' })).toBeVisible();
  await page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).click();
  const leave = page.getByRole('button', { name: 'Se déconnecter' });
  await expect(leave).toBeVisible();
  await pauseClock(page);
  await leave.click();
  await expect(toast(page)).toHaveCount(1);
  await expectLedTo(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ttc');
});
