import { expect, test } from '../fixtures/test.ts';

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

test('sans JavaScript, un lien ouvre tous les filtres repliés', async ({ page }) => {
  await page.goto('/materials?condition=neuf');
  await page.getByText('Voir les 15 catégories').click();
  await page.getByRole('link', { name: 'Voir tous les filtres' }).first().click();
  await expect(page).toHaveURL(/condition=neuf.*allFilters=true/);
  await page.getByLabel(/^Outillage/).check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/category=outillage/);
});
