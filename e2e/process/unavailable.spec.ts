import type { Page } from '@playwright/test';
import { takeDatabaseAway, unavailable } from '../fixtures/built-pages.ts';
import { expect, test, toast } from '../fixtures/test.ts';

test.use({ expectedComplaints: /status of 503|ERR_FAILED|Failed to fetch|favourites|unread messages/ });

const json = {
  status: 503,
  headers: { 'retry-after': String(unavailable.retryAfter) },
  json: { error: 'unavailable', message: unavailable.sentence },
};
const list = /\/materials(\.data)?\?category=isolation/;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const timer = (page: Page) => page.getByRole('main').getByRole('timer');

/** Past any pause, however many tries there were. */
const letTimePass = (page: Page) => page.clock.fastForward(90_000);

test('une page demandée sans base répond 503, puis se montre d’elle-même', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const bringBack = await takeDatabaseAway(page, list, baseURL);
  await page.clock.install();
  const answer = await page.goto('/materials?category=isolation');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()).toMatchObject({
    'retry-after': String(unavailable.retryAfter),
    'cache-control': 'no-store',
  });
  await expect(title(page, unavailable.sentence)).toBeVisible();
  await expect(timer(page)).toHaveText(/^Nouvel essai dans [4-7]\u00A0s$/);
  await expectAccessible();

  const field = page.getByRole('banner').getByLabel('Quel matériau');
  await field.fill('parp');
  // Styles that come after the refusal: it is shown, and nothing is said in the console.
  const refused = page.waitForResponse(/\/materials\.data/);
  await page.route('**/*.css', async (route) => {
    await refused;
    await route.continue();
  });
  await letTimePass(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Toujours pas de réponse\./);
  await bringBack();
  await letTimePass(page);
  await expect(title(page, 'Isolation')).toBeVisible();
  await expect(page).toHaveURL('/materials?category=isolation');
  await expect(page).toHaveTitle(/Isolation/);
  await expect(field).toHaveValue('parp');
  await expect(field).toBeFocused();
});

test('« Réessayer » n’attend pas, et ne laisse pas le clavier sans appui', async ({ page, baseURL }) => {
  const bringBack = await takeDatabaseAway(page, list, baseURL);
  await page.goto('/materials?category=isolation');
  const retry = page.getByRole('link', { name: 'Réessayer' });
  await page.locator('html[data-hydrated]').waitFor();
  await bringBack();
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Isolation')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('un lien redemande la page', { tag: '@trust' }, async ({ page, baseURL }) => {
    const bringBack = await takeDatabaseAway(page, list, baseURL);
    await page.goto('/materials?category=isolation');
    await expect(title(page, unavailable.sentence)).toBeVisible();
    await expect(timer(page)).toBeHidden();
    await bringBack();
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(title(page, 'Isolation')).toBeVisible();
  });
});

test.describe('un lien suivi', () => {
  const terms = /\/materials\.data/;

  test('sans base mène à la page dès que possible', { tag: '@trust' }, async ({ page, baseURL }) => {
    await page.clock.install();
    await page.goto('/about');
    const bringBack = await takeDatabaseAway(page, terms, baseURL);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les matériaux' }).click();
    await expect(title(page, unavailable.sentence)).toBeVisible();
    await expect(page).toHaveURL(/\/materials/);
    await bringBack();
    await letTimePass(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('sans réponse mène à la page dès que possible', { tag: '@trust' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await page.route(terms, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les matériaux' }).click();
    await expect(title(page, 'Aucune réponse du serveur.')).toBeVisible();
    await page.unroute(terms);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('une page privée sans base se montre d’elle-même, le reste se tait', { tag: '@trust' }, async ({
  page,
  logIn,
}) => {
  await logIn('USER');
  await page.clock.install();
  await page.route('**/api/**', (route) => route.fulfill(json));
  await page.goto('/favorites');
  await expect(title(page, unavailable.sentence)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await page.unroute('**/api/**');
  await letTimePass(page);
  await expect(title(page, 'Mes Favoris')).toBeVisible();
});

test('les cœurs, le compteur et les suggestions se taisent', { tag: '@trust' }, async ({ page, logIn }) => {
  await logIn('USER');
  const quiet = /\/api\/(favorites\/ids|conversations\/unread|materials\/suggest|places)/;
  await page.route(quiet, (route) => route.fulfill(json));
  const hearts = page.waitForResponse('**/api/favorites/ids');
  await page.goto('/materials?category=isolation');
  await hearts;
  const suggested = page.waitForResponse('**/api/materials/suggest*');
  await page.getByRole('banner').getByLabel('Quel matériau').pressSequentially('lai');
  await suggested;
  await expect(title(page, 'Isolation')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('les cœurs et le compteur reviennent d’eux-mêmes', { tag: '@trust' }, async ({ page, logIn }) => {
  await logIn('USER');
  await page.clock.install();
  const missing = /\/api\/(favorites\/ids|conversations\/unread)/;
  await page.route(missing, (route) => route.fulfill(json));
  const refused = ['ids', 'unread'].map((end) => page.waitForResponse(`**/${end}`));
  await page.goto('/materials?category=isolation');
  await Promise.all(refused);
  await page.unroute(missing);
  const answered = ['ids', 'unread'].map((end) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/${end}`) && answer.ok()),
  );
  await letTimePass(page);
  await Promise.all(answered);
});

test('un favori refusé faute de base le dit, et le cœur revient', async ({ page, logIn }) => {
  await logIn('USER');
  await page.route(/\/api\/favorites\/[\da-f-]{36}$/, (route) => route.fulfill(json));
  const hearts = page.waitForResponse('**/api/favorites/ids');
  await page.goto('/materials?category=isolation');
  await hearts;
  const name = String(await page.getByRole('article').first().getByRole('heading').textContent());
  const heart = page.getByRole('button', { name: `Ajouter aux favoris : ${name}`, exact: true });
  await heart.click();
  await expect(toast(page, unavailable.sentence)).toBeVisible();
  await expect(heart).toBeVisible();
});
