import type { Locator } from '@playwright/test';
import { expect, expectSessionKept, pauseClock, test, toast, toaster } from '../fixtures/test.ts';

/** The longest that a notification of the usual kind stays. */
const usual = 5000;

test.beforeEach(async ({ page, logIn }) => {
  await logIn('USER');
  await pauseClock(page);
  await page.goto('/statistics');
  await expect(toast(page)).toBeVisible();
});

/** The first moment may pass before the toast, which is drawn first, asks for its announcement. */
async function expectSpoken(region: Locator, text: string | RegExp) {
  await expect(async () => {
    await region.page().clock.runFor(200);
    await expect(region).toHaveText(text, { timeout: 1000 });
  }).toPass();
}

test('une notification s’en va d’elle-même, sauf sous le pointeur ou le focus', async ({ page }, {
  project,
}) => {
  const shown = toast(page);
  if (project.name === 'desktop') {
    await shown.hover();
    await shown.hover({ position: { x: 30, y: 20 } });
    await page.clock.fastForward(2 * usual);
    await expect(shown).toBeVisible();
    await page.mouse.move(5, 5);
  }
  await shown.getByRole('button', { name: 'Fermer' }).focus();
  await page.clock.fastForward(2 * usual);
  await expect(shown).toBeVisible();
  await page.getByRole('link', { name: 'Parpaing, accueil' }).first().focus();
  await page.clock.fastForward(usual);
  await expect(shown).toHaveCount(0);
});

test('une notification est annoncée une fois, dans une région qui l’attendait', async ({ page }) => {
  const region = toaster(page).getByRole('alert');
  await expect(region).toBeEmpty();
  await expectSpoken(region, /réservée aux vendeurs/);
  await page.clock.runFor(2000);
  await expect(region).toBeEmpty();
  await expect(toast(page)).toBeVisible();
});

test('ce qui n’est pas urgent attend que le lecteur d’écran ait fini sa phrase', { tag: '@trust' }, async ({
  page,
}) => {
  const region = toaster(page).getByRole('status');
  // The menu of a member comes late, and React shows it once time has passed.
  await page.clock.resume();
  await page
    .getByRole('button', { name: /^(Mon compte|Menu)$/ })
    .filter({ visible: true })
    .click();
  const leave = page.getByRole('button', { name: 'Se déconnecter' });
  await expect(leave).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await leave.click();
  await expect(toast(page, 'Vous êtes déconnecté')).toBeVisible();
  await expect(region).toBeEmpty();
  await expectSpoken(region, 'Vous êtes déconnecté');
});

test('une notification attend le retour de qui regarde ailleurs', { tag: '@trust' }, async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(10 * usual);
  await expect(toast(page)).toBeVisible();
});

test('une notification se ferme au clavier, reste d’une page à l’autre et rend le focus', {
  tag: '@trust',
}, async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  const shown = toast(page);
  await expect(shown).toBeVisible();
  const logo = page.getByRole('link', { name: 'Parpaing, accueil' }).first();
  await logo.focus();
  await shown.getByRole('button', { name: 'Fermer' }).focus();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(logo).toBeFocused();
});

test('une notification tient dans l’écran, sous l’en-tête', { tag: '@trust' }, async ({ page }) => {
  const shown = toast(page);
  // It comes from a little above.
  await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await shown.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(box?.x).toBeGreaterThanOrEqual(0);
});

test('une notification reste à portée au-dessus d’une fenêtre qui s’ouvre', { tag: '@trust' }, async ({
  page,
}) => {
  const shown = toast(page);
  await shown.getByRole('button', { name: 'Fermer' }).focus();
  // What is loaded late comes to life a moment later.
  await page.clock.resume();
  await expectSessionKept(page);
  await page.clock.fastForward(59 * 60_000);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(toast(dialog)).toBeVisible();
  await shown.getByRole('button', { name: 'Fermer' }).click();
  await expect(shown).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
