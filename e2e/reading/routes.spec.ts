import { expect, test } from '../fixtures/test.ts';

const id = '0199c0de-0000-7000-8000-000000000000';

const behindLogin = [
  ['/profile', /· Parpaing$/],
  ['/profile/view', /· Parpaing$/],
  ['/profile/edit', /· Parpaing$/],
  ['/messages', /· Parpaing$/],
  [`/messages/${id}`, /· Parpaing$/],
  ['/favorites', 'Mes Favoris · Parpaing'],
  ['/provider/dashboard', 'Tableau de Bord Vendeur · Parpaing'],
  ['/materials/new', 'Ajouter un Matériau · Parpaing'],
  [`/materials/${id}/edit`, 'Modifier le Matériau · Parpaing'],
  ['/my-materials', 'Mes Matériaux · Parpaing'],
  ['/statistics', 'Statistiques · Parpaing'],
] as const;

test('une page privée est servie sous son titre, sans rien de privé', async ({ request }) => {
  for (const [path, title] of behindLogin) {
    const html = await (await request.get(path)).text();
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toMatch(title);
  }
});

test('toute autre adresse montre la page introuvable', async ({ page, expectAccessible }) => {
  const response = await page.goto('/rayon/inconnu');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/rayon/inconnu');
});
