import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('la carte se déplace et s’agrandit, un groupe s’ouvre, une commune mène à ses matériaux', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/materials?view=map&category=isolation');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await page.getByText('Chaque rond est une commune').scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Rapprocher la carte' })).toBeVisible();
  await expect(map.getByText('GeoNames')).toBeVisible();
  await expectAccessible();
  // Before anything moves: what a disc says follows the visitor's prices.
  const lyon = map.getByRole('link', { name: /Vénissieux, .* TTC$/ });
  await expect(lyon).toBeVisible();
  await page.evaluate(`localStorage.setItem('prices', 'ht')`);
  await page.reload();
  await page.getByText('Chaque rond est une commune').scrollIntoViewIfNeeded();
  const cluster = map.getByRole('link', { name: /Vénissieux, .* HT$/ });
  await cluster.focus();
  await page.keyboard.press('Enter');
  const town = map.getByRole('link', { name: /^Vénissieux : / });
  await expect(town).toBeFocused();
  if (isMobile) await scrollPastMap(page);

  await map.focus();
  const before = await town.boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await town.boundingBox())?.y).not.toBe(before?.y);
  // The map has come to rest.
  await town.click({ trial: true });
  const scale = map.locator('.leaflet-control-scale-line');
  while (!(await cluster.isVisible())) {
    const shown = String(await scale.textContent());
    await map.getByRole('button', { name: 'Éloigner la carte' }).click();
    await expect(scale).not.toHaveText(shown);
  }
  await cluster.click();
  await town.click();
  await expect(page).toHaveURL(/city=V%C3%A9nissieux/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** One finger on the map scrolls the page, and is told that two move the map. */
async function scrollPastMap(page: Page) {
  const box = await page.locator('.map-live').boundingBox();
  if (!box) throw new Error('no map');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: box.x + box.width / 2, y }],
    });
  const before = await page.evaluate(() => scrollY);
  const start = box.y + box.height / 2;
  await touch('touchStart', start);
  for (let moved = 20; moved <= 120; moved += 20) await touch('touchMove', start - moved);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expect(page.getByText('Utilisez deux doigts pour déplacer la carte.')).toHaveCSS('opacity', '1');
  await touch('touchEnd');
}
