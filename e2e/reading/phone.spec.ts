import { expect, test } from '../fixtures/test.ts';

test('un prix saisi dans le volet des filtres compte, même sans quitter son champ', async ({ page }) => {
  await page.goto('/materials?category=isolation');
  await page.getByRole('button', { name: /^Filtres/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  const most = sheet.locator('[name=maxPrice]');
  await most.tap();
  await page.keyboard.type('20');
  await sheet.getByRole('button', { name: /^Voir les/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/maxPrice=20[^#]*$/);

  await page.getByRole('button', { name: /^Filtres/ }).tap();
  await expect(most).toHaveValue('20');
  const shown = sheet.getByRole('button', { name: /^Voir/ });
  const before = String(await shown.textContent());
  await most.tap();
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await expect(shown).not.toHaveText(before);
  await expect(most).toBeFocused();
});

test('sous la carte, la feuille montre le haut du premier matériau', async ({ page }) => {
  await page.goto('/materials?view=map&city=Lyon&radius=30');
  const { y = Number.POSITIVE_INFINITY } =
    (await page.getByRole('article').first().getByText('€').first().boundingBox()) ?? {};
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
});
