import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount, openSession } from '../fixtures/accounts.ts';
import { openShop, publishMaterial } from '../fixtures/shops.ts';
import { expect, test, toast } from '../fixtures/test.ts';

const profile = { companyName: 'Négoce Roux', businessType: 'artisan', taxId: '73282932000074' };

test.use({ expectedComplaints: /status of 409/ });

const row = (page: Page, title: string) =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: title });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Statuts' }).getByText(name);

test('un prix changé sur place est celui que voit le visiteur suivant, et un onglet en retard l’apprend', async ({
  page,
  otherPage,
  request,
  logIn,
  expectAccessible,
}) => {
  const shop = await openShop(request, profile);
  const id = await publishMaterial(request, shop, { title: 'Rouleaux de laine, fin de chantier' });
  await otherPage.goto(`/materials/${id}`);
  await expect(otherPage.getByRole('main')).toContainText('11,70');

  await logIn(shop.email);
  await page.goto('/my-materials');
  const price = page.getByLabel('Prix HT de Rouleaux de laine, fin de chantier, en euros');
  await price.fill('9,9');
  await price.press('Escape');
  await expect(price).toHaveValue('11,70');
  await price.fill('9,9');
  await price.press('Enter');
  await expect(page.getByText('Enregistré', { exact: true })).toBeAttached();
  await expect(price).toHaveValue('9,90');
  await expect(async () => {
    await otherPage.reload();
    await expect(otherPage.getByRole('main')).toContainText('9,90', { timeout: 1000 });
  }).toPass({ timeout: 120_000 });

  const stock = page.getByLabel('Stock de Rouleaux de laine, fin de chantier, en rouleaux');
  await stock.fill('beaucoup');
  await stock.press('Enter');
  await expect(page.getByRole('alert').getByText('Un nombre de 0 à')).toBeVisible();
  await stock.press('Escape');
  await expectAccessible();

  const elsewhere = await request.patch(`/api/materials/${id}`, {
    headers: shop.headers,
    data: { version: 2, stock: 77 },
  });
  expect(elsewhere.ok()).toBe(true);
  await stock.fill('12');
  await stock.press('Enter');
  await expect(toast(page, 'Modifié ailleurs entre-temps')).toContainText('stock 77');
  await expect(stock).toHaveValue('77');
});

test('un vendeur met en pause, change des prix, duplique et supprime plusieurs matériaux à la fois, puis se ravise', {
  tag: '@trust',
}, async ({ page, request, logIn, expectAccessible }) => {
  const shop = await openShop(request, profile);
  for (const title of ['Sable lavé', 'Gravier roulé', 'Ciment gris'])
    await publishMaterial(request, shop, { title });
  await logIn(shop.email);
  await page.goto('/my-materials');
  const box = (title: string) => page.getByRole('checkbox', { name: `Sélectionner ${title}` });
  const bar = page.getByRole('region', { name: 'Matériaux sélectionnés' });

  await box('Ciment gris').check();
  await box('Sable lavé').click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 sélectionnés');
  await bar.getByRole('button', { name: 'Prix ±' }).click();
  await page.getByLabel('Variation en pour cent').fill('-5');
  await expect(page.getByRole('dialog')).toContainText('11,12');
  await expectAccessible();
  await page.getByRole('button', { name: 'Changer les 3 prix' }).click();
  await expect(toast(page, '3 prix changés')).toBeVisible();
  await expect(page.getByLabel('Prix HT de Sable lavé, en euros')).toHaveValue('11,12');

  await box('Sable lavé').check();
  await box('Gravier roulé').check();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect(toast(page, '2 matériaux mis en pause')).toBeVisible();
  await expect(row(page, 'Sable lavé')).toHaveCount(0);
  await tab(page, 'En pause').click();
  await expect(row(page, 'Gravier roulé')).toBeVisible();

  await box('Sable lavé').check();
  await box('Gravier roulé').check();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await expect(row(page, 'Sable lavé')).toHaveCount(0);
  await toast(page, '2 matériaux supprimés').getByRole('button', { name: 'Annuler' }).click();
  await expect(toast(page, '2 matériaux sont revenus')).toBeVisible();
  await expect(row(page, 'Sable lavé')).toBeVisible();

  await box('Sable lavé').check();
  await bar.getByRole('button', { name: 'Dupliquer' }).click();
  await expect(toast(page, 'Copie créée')).toBeVisible();
  await tab(page, 'Brouillons').click();
  await expect(row(page, 'Sable lavé (copie)')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Titre ou référence' }).fill('introuvable');
  await expect(page.getByText('Aucun matériau pour')).toBeVisible();
});

test('un vendeur vend à quelqu’un qui lui a écrit', async ({ page, request, logIn, expectAccessible }) => {
  const shop = await openShop(request, profile);
  const id = await publishMaterial(request, shop, { title: 'Tuiles canal' });
  const buyer = await createAccount(request);
  const { headers } = await openSession(request, buyer);
  const written = await request.post('/api/conversations', {
    headers,
    data: { materialId: id, clientId: randomUUID(), text: 'Je les prends toutes.' },
  });
  expect(written.ok()).toBe(true);

  await logIn(shop.email);
  await page.goto('/my-materials');
  await row(page, 'Tuiles canal')
    .getByRole('button', { name: /^(Statut|Actions)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Vendu…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vendu à qui' });
  await expect(dialog.getByRole('radio', { name: 'Camille Roux' })).toBeChecked();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Marquer comme vendu' }).click();
  await expect(toast(page, 'Vendu à Camille Roux')).toBeVisible();
  await tab(page, 'Vendus').click();
  await expect(row(page, 'Tuiles canal')).toBeVisible();
});

test('le lien d’un courriel trop ancien le dit, et mène à Mes Matériaux', { tag: '@trust' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/api/materials/availability?token=perdu');
  await expect(page.getByRole('status').getByText('Ce lien n’est plus valable')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible();
  await page.getByRole('status').getByRole('link', { name: 'Mes Matériaux' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});
