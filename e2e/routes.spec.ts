import { expect, test } from './fixtures.ts';

const id = '0199c0de-0000-7000-8000-000000000000';

const open = [
  ['/', 'Parpaing'],
  ['/about', 'À propos · Parpaing'],
  ['/terms', /· Parpaing$/],
  ['/contact', /· Parpaing$/],
  ['/privacy', /· Parpaing$/],
  ['/info', /· Parpaing$/],
  ['/materials', /· Parpaing$/],
  // Of the demo shop, whose ids come from names.
  ['/materials/f919aef7-2a39-5875-b656-f3ba74421bad', /^Laine de verre GR\s32 .* · Parpaing$/],
  ['/profile/5b24034e-af33-5fbe-944d-da9f8f812be5', 'Négoce Dupré · Parpaing'],
  ['/auth/login', 'Se connecter · Parpaing'],
  ['/auth/register', 'Créer un compte · Parpaing'],
  ['/auth/forgot-password', /· Parpaing$/],
  ['/auth/reset-password', 'Reset Password · Parpaing'],
  ['/auth/check-email', /· Parpaing$/],
  ['/auth/verify-email', /· Parpaing$/],
] as const;

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

for (const [path, title] of open) {
  test(`un visiteur ouvre ${path}`, async ({ page, expectAccessible }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible();
  });
}

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
