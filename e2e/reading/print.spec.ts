import { expect, test } from '../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`thème ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('un matériau s’imprime en deux pages au plus, noir sur blanc, sans ce qui ne sert qu’à l’écran', {
      tag: '@trust',
    }, async ({ page }) => {
      await page.goto('/materials?q=laine+de+verre');
      const card = page.getByRole('article').first();
      const title = String(await card.getByRole('heading').textContent());
      await card.getByRole('link', { name: title, exact: true }).click();
      const calculator = page.getByRole('region', { name: /^Combien de/ });
      await expect(calculator).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: 'Caractéristiques' })).toBeVisible();
      await expect(calculator).toBeHidden();
      await expect(page.getByRole('group', { name: /^Zone approximative/ })).toBeHidden();
      await expect(page.getByRole('heading', { name: /similaires/i })).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    });
  });
}
