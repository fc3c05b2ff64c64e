import { expect, expectHydrated, scroll, test } from '../fixtures/test.ts';

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

const withFields = [
  ['/', undefined],
  ['/materials', undefined],
  ['/materials?view=sellers', undefined],
  ['/contact', undefined],
  ['/auth/register', undefined],
  ['/profile/edit', 'PROVIDER'],
  ['/my-materials', 'PROVIDER'],
  ['/materials/new', 'PROVIDER'],
] as const;

for (const [path, role] of withFields) {
  test(`${path} : les champs ont 16 px, et rien ne dépasse de l’écran`, { tag: '@trust' }, async ({
    page,
    logIn,
  }) => {
    if (role) await logIn(role);
    await page.goto(path);
    await expectHydrated(page);
    const field = page.locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea');
    await expect(field.filter({ visible: true }).first()).toBeVisible();
    const sizes = await field.evaluateAll((fields) =>
      fields.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });
}

test('le retour en haut a sa place dans la bande de recherche, ou une bande à lui', async ({
  page,
  logIn,
}) => {
  await logIn('PROVIDER');
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  async function measure(selector: string) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { left: x, right: x + width, bottom: y + height };
  }
  for (const [path, strip] of [
    ['/terms', '#search-strip'],
    ['/my-materials', '.scroll-to-top'],
  ] as const) {
    await page.goto(path);
    await expectHydrated(page);
    await expect.poll(() => scroll(page, 900)).toBe(900);
    await expect(button).toBeVisible();
    const { left, bottom } = await measure('.scroll-to-top button');
    expect(bottom).toBeLessThanOrEqual((await measure(strip)).bottom);
    if (strip === '#search-strip') expect((await measure(`${strip} button`)).right).toBeLessThanOrEqual(left);
    await button.tap();
    await expect(button).toBeHidden();
  }
});

test('sous la carte, la feuille montre le haut du premier matériau', async ({ page }) => {
  await page.goto('/materials?view=map&city=Lyon&radius=30');
  const price = page.getByRole('article').first().getByText('€').first();
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(async () => (await price.boundingBox())?.y ?? height).toBeLessThan(height);
});
