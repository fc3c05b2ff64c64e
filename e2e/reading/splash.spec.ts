import { expect, expectHydrated, holdScripts, pauseClock, test } from '../fixtures/test.ts';

// One worker, because it is a site of their own.
test.describe.configure({ mode: 'default' });
test.use({ splashMinMs: 2500, reducedMotion: 'no-preference' });

test('l’écran de démarrage écrit le nom, avance, puis laisse la page', async ({ page }) => {
  await pauseClock(page);
  await page.goto('/');
  await expectHydrated(page);
  const splash = page.locator('.splash');
  const typed = splash.locator('[data-letter=typed]');
  const progress = page.getByRole('progressbar');
  await expect(splash).toContainText('Initialisation…');
  // Only a page without scripts takes it away by itself.
  await expect(splash).toHaveCSS('animation-play-state', 'paused');

  await page.clock.runFor(600);
  await expect(typed).toHaveText(['P']);
  await page.clock.runFor(600);
  await expect(typed).toHaveText([...'Parpain']);
  await page.clock.runFor(1200);
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95);
  await page.clock.runFor(100);
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(400);
  await expect(splash).toBeVisible();
  await page.clock.runFor(100);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(splash).toBeHidden();
});

test('l’écran de démarrage n’attend pas les scripts de la page', async ({ page }) => {
  const release = await holdScripts(page);
  await pauseClock(page);
  await page.goto('/');
  const splash = page.locator('.splash');
  await expect(splash).toHaveCSS('animation-play-state', 'paused');
  await page.clock.runFor(2999);
  await expect(splash).toBeVisible();
  await page.clock.runFor(1);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(splash).toHaveCount(0);
});

test('qui préfère moins d’animation voit le nom aussitôt', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pauseClock(page);
  await page.goto('/');
  await expectHydrated(page);
  await expect(page.locator('.splash p').first()).toHaveText('Parpaing');
  await expect(page.locator('.splash [data-letter]').last()).toHaveCSS('visibility', 'visible');
  await page.clock.runFor(2500);
  await page.clock.runFor(500);
  await expect(page.locator('.splash')).toBeHidden();
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('l’écran de démarrage ne cache rien', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.splash')).toBeHidden();
  });
});
