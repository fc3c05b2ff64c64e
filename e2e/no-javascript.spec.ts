import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('sans JavaScript, un visiteur lit l’accueil et lance une recherche', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le bon matériau');
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Quel matériau').fill('laine de verre');
  await search.getByLabel('Où').fill('Lyon');
  await search.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/materials\?.*q=laine\+de\+verre.*city=Lyon/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
