import { expect, test } from '../fixtures/test.ts';

test.describe('ce qui ne se peut pas', () => {
  test.use({ expectedComplaints: /status of 4(00|04|10)/ });

  test('un filtre impossible se lit à sa place, les autres restent', async ({ page, expectAccessible }) => {
    const answer = await page.goto('/materials?category=isolation&minPrice=50&maxPrice=3');
    expect(answer?.status()).toBe(400);
    await expect(page.locator('#results').getByText(/Le minimum dépasse le maximum/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retirer le filtre Isolation' })).toBeVisible();
    await expectAccessible();
  });

  test('une page trop loin dit quelle est la dernière, et y mène', { tag: '@trust' }, async ({ page }) => {
    const beyond = await page.goto('/materials?page=17');
    expect(beyond?.status()).toBe(200);
    await expect(page.getByText('Cette page n’existe pas : la dernière est la page 16.')).toBeVisible();
    const tooFar = await page.goto('/materials?page=9999');
    expect(tooFar?.status()).toBe(400);
    await expect(page.getByText('Cette page n’existe pas : la dernière est la page 16.')).toBeVisible();
    await page.getByRole('link', { name: 'Dernière page' }).click();
    await expect(page).toHaveURL(/page=16/);
    await expect(page.getByRole('link', { name: 'Page précédente' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Page suivante' })).toBeHidden();
  });

  test('une commune mal orthographiée est dite, celles qui lui ressemblent se proposent', {
    tag: '@trust',
  }, async ({ page }) => {
    await page.goto('/materials?category=isolation&city=Villeurbane');
    const results = page.locator('#results');
    await expect(results.getByText(/^Lieu\s:\s/)).toBeVisible();
    await expect(results.getByRole('heading', { level: 1 })).toHaveText('Isolation');
    await results.getByRole('link', { name: 'Villeurbanne (69100)' }).click();
    await expect(results.getByRole('status')).toContainText('de Villeurbanne');
  });

  test('la carte se passe, comme la liste, d’un filtre impossible', { tag: '@trust' }, async ({ page }) => {
    await page.goto('/materials?view=map&category=isolation&maxPrice=beaucoup');
    await expect(page.getByRole('group', { name: 'Carte des matériaux par commune' })).toBeVisible();
  });

  test('une recherche sans résultat propose quoi relâcher', { tag: '@trust' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/materials?category=isolation&city=Brest&radius=5');
    await expect(page.getByRole('heading', { name: 'Aucun matériau ne correspond' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: /^Chercher dans toute la France/ }).click();
    await expect(page).toHaveURL(/city=Brest&anywhere=true/);
    await expect(page.getByRole('article').first()).toBeVisible();
    // Not even an address: what was typed cannot be decoded.
    await page.goto('/materials?q=%E0%A4%A');
    await expect(page.getByText(/pas de mot à chercher/)).toBeVisible();
    await page.getByRole('link', { name: 'Voir tous les matériaux' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('un matériau inconnu répond 404 et montre les derniers arrivages', async ({
    page,
    expectAccessible,
  }) => {
    const answer = await page.goto('/materials/01890000-0000-7000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Ce matériau est introuvable' })).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expectAccessible();
  });
});
