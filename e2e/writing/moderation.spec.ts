import type { APIRequestContext, Page } from '@playwright/test';
import { newAddress } from '../fixtures/accounts.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { newTitle, openShop, publishMaterial } from '../fixtures/shops.ts';
import { expect, test, toast } from '../fixtures/test.ts';

const nbsp = '\u00A0';

const expectMail = (request: APIRequestContext, to: string, subject: string) =>
  waitForMail(request, to, (mail) => mail.subject.includes(subject));

const readPageStatus = async (request: APIRequestContext, id: string) =>
  (await request.get(`/materials/${id}`)).status();
const queueRow = (page: Page, title: string) => page.getByRole('link').filter({ hasText: title });
const quote = (title: string) => `«${nbsp}${title}${nbsp}»`;

test('un visiteur signale une annonce ; un ADMIN la masque avec un motif, son vendeur l’apprend, puis elle est rétablie', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const title = newTitle('Plaques fibrociment');
  const shop = await openShop(request, { companyName: 'Récup’ Toitures', businessType: 'particulier' });
  const { email } = shop;
  const id = await publishMaterial(request, shop, { title, condition: 'reemploi', vatRate: 0 });
  const witness = newAddress();

  await page.goto(`/materials/${id}`);
  await page.getByRole('button', { name: 'Signaler cette annonce' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signaler cette annonce' });
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(dialog.getByText('Choisissez un motif.')).toBeVisible();
  await dialog.getByLabel('Motif').selectOption('interdit');
  await dialog.getByLabel('Précisions').fill('Amiante-ciment, d’après mon couvreur.');
  await dialog.getByLabel('Adresse e-mail').fill(witness);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(toast(page, 'votre signalement est enregistré')).toBeVisible();
  await expectMail(request, witness, `Votre signalement${nbsp}: ${quote(title)}`);

  await logIn('ADMIN');
  await page.goto('/provider/dashboard?tab=reports&order=latest');
  await queueRow(page, title).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Amiante-ciment, d’après mon couvreur.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Masquer le matériau' }).click();
  await expect(page.getByText('dites ce qui est reproché')).toBeVisible();
  const reason = 'Joignez un rapport d’analyse négatif pour que l’annonce revienne.';
  await page.getByLabel('Message au vendeur').fill(reason);
  await page.getByRole('button', { name: 'Masquer le matériau' }).click();
  await expect(toast(page, 'Matériau masqué')).toBeVisible();

  const { text } = await expectMail(request, email, `${quote(title)} est masquée`);
  expect(text).toContain(reason);
  expect(text).toContain('contester cette décision dans les six mois');
  await expectMail(request, witness, `Suite à votre signalement${nbsp}: ${quote(title)}`);
  await expect.poll(() => readPageStatus(request, id)).toBe(410);
  expect((await request.get(`/api/materials/${id}`)).status()).toBe(410);

  await page.goto(`/provider/dashboard?tab=reports&state=decided&report=${id}`);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  const restoring = page.getByRole('dialog');
  await restoring.getByLabel('Message au vendeur').fill('Rapport négatif reçu.');
  await restoring.getByRole('button', { name: 'Rétablir' }).click();
  await expect(toast(page, 'Matériau rétabli')).toBeVisible();
  await expectMail(request, email, `${quote(title)} est rétablie`);
  await expect.poll(() => readPageStatus(request, id)).toBe(200);
  await page.goto('/provider/dashboard?tab=journal');
  const entries = page
    .getByRole('region', { name: 'Journal' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(entries.filter({ hasText: 'a rétabli' })).toBeVisible();
  await expect(entries.filter({ hasText: 'a masqué' })).toBeVisible();
});

test('un ADMIN parcourt la modération : la liste ou le détail sur un téléphone, les deux sur un écran large', {
  tag: '@trust',
}, async ({ page, isMobile, logIn, expectAccessible }) => {
  await logIn('ADMIN');
  await page.goto('/provider/dashboard');
  await page.getByRole('link', { name: 'Signalements' }).click();
  const tabs = page.getByRole('navigation', { name: 'Administration' });
  const row = page.getByRole('link', { name: /^(Matériau|Conversation) .*Parpaing creux B40/ });
  await expect(row).toBeVisible();
  await expectAccessible();
  await row.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Parpaing creux B40' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rejeter' })).toBeVisible();
  await expect(row).toBeVisible({ visible: !isMobile });
  await expect(tabs).toBeVisible({ visible: !isMobile });
  if (isMobile) {
    await expect(page.getByText(/^Signalement \d+ sur \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Revenir à la liste' }).click();
    await expect(row).toBeVisible();
  }
  for (const [tab, shown] of [
    ['Vendeurs à vérifier', 'Bâtiment Schaeffner'],
    ['Tous les matériaux', 'Mots du titre, ou identifiant'],
    ['Demandes de contact', 'Lucie Bernard'],
    ['Journal', 'Exporter'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expectAccessible();
  }
});

test('un vendeur ne voit rien de la modération', { tag: '@trust' }, async ({ page, logIn }) => {
  await logIn('PROVIDER');
  await page.goto('/provider/dashboard?tab=reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
});
