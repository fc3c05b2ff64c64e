import { logIn } from './accounts.ts';
import { expect, expectHydrated, test, toast } from './fixtures.ts';
import { openShop } from './shops.ts';

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('un visiteur trouve les vendeurs près de Lyon, en ouvre un et cherche dans ses matériaux', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Vendeurs' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Vendeurs' }).click();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vendeurs');
  await expect(main.getByRole('status')).toHaveText(/^\d+ vendeurs$/);
  await expectAccessible();

  const form = main.getByRole('form', { name: 'Chercher un vendeur' });
  await form.getByLabel('Où ?').fill('Lyon');
  await page.keyboard.press('Tab');
  await form.getByLabel('Rayon').selectOption('50');
  await form.getByRole('button', { name: 'Chercher les vendeurs' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Vendeurs autour de Lyon/);
  await expect(page).toHaveURL(/view=sellers/);
  await expect(main.getByRole('status')).toHaveText(/ vendeurs, à moins de 50\skm de Lyon/);
  const first = main.getByRole('article').first();
  await expect(first).toContainText('Matériaux Confluence');
  await expect(first).toContainText('matériaux en vente');
  await expectAccessible();

  await first.getByRole('link', { name: 'Matériaux Confluence' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Matériaux Confluence');
  await expect(main.getByRole('region', { name: 'Horaires' })).toContainText(/de 6\sh\s45 à 17\sh\s30/);
  await expect(main.getByRole('region', { name: 'Zone de livraison' })).toContainText('Livre jusqu’à 50 km');
  await expect(main).not.toContainText('@');
  await expectAccessible();

  await main.getByLabel('Chercher dans ses matériaux').fill('laine de verre');
  await main.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(main.getByText(/résultats pour «\slaine de verre\s»/)).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Matériaux Confluence');
  await main.getByLabel('Chercher dans ses matériaux').fill('zzzzzz');
  await main.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(main.getByText(/n’a rien qui corresponde à/)).toBeVisible();
  await expectAccessible();
  await main.getByRole('link', { name: 'Voir tous ses matériaux' }).click();
  await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
});

test('un vendeur met une bannière, ses horaires et ses congés, et un visiteur les voit', {
  tag: '@trust',
}, async ({ page, otherPage, request, isMobile, expectAccessible }) => {
  test.skip(isMobile, 'the settings are one column at both sizes');
  const { id, email } = await openShop(request, {
    companyName: 'Charpente Roux',
    businessType: 'particulier',
  });
  await logIn(page, email, '/profile/edit');
  const main = page.getByRole('main');

  await test.step('la bannière', async () => {
    const section = main.getByRole('region', { name: 'Bannière' });
    await section.getByLabel('Choisir une image').setInputFiles('web/public/sharing.jpg');
    await section.getByRole('button', { name: 'Enregistrer cette bannière' }).click();
    await expect(toast(page, 'Bannière enregistrée.')).toBeVisible();
  });

  await test.step('les horaires', async () => {
    const section = main.getByRole('region', { name: 'Horaires' });
    await section.getByLabel('Ouvert le lundi').check();
    await section.getByLabel('lundi, ouverture').fill('18:00');
    await section.getByRole('button', { name: 'Enregistrer les horaires' }).click();
    await expect(section.getByText('La fermeture doit venir après l’ouverture.')).toBeVisible();
    await section.getByLabel('lundi, ouverture').fill('07:30');
    await section.getByRole('button', { name: 'Ajouter une coupure le lundi' }).click();
    await section.getByRole('button', { name: 'Recopier le lundi jusqu’au vendredi' }).click();
    await expect(section.getByLabel('vendredi, réouverture')).toHaveValue('13:30');
    await section.getByLabel('Ouvert le vendredi').uncheck();
    await section.getByLabel('Précision').fill('Sonnez au portail');
    await section.getByRole('button', { name: 'Enregistrer les horaires' }).click();
    await expect(toast(page, 'Horaires enregistrés.')).toBeVisible();
  });

  await test.step('les congés', async () => {
    const section = main.getByRole('region', { name: 'Congés' });
    await section.getByLabel('Premier jour').fill(dayFromNow(-1));
    await section.getByRole('button', { name: 'Enregistrer les congés' }).click();
    await expect(section.getByLabel('Dernier jour')).toBeFocused();
    await section.getByLabel('Dernier jour').fill(dayFromNow(5));
    await section.getByLabel('Message, facultatif').fill('De retour la semaine prochaine.');
    await section.getByRole('button', { name: 'Enregistrer les congés' }).click();
    await expect(toast(page, 'Congés enregistrés.')).toBeVisible();
    await expectAccessible();
  });

  await test.step('un visiteur les voit', async () => {
    await otherPage.goto(`/profile/${id}`);
    const shop = otherPage.getByRole('main');
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Charpente Roux');
    await expect(shop.getByText(/^En congé jusqu’au .+ réponse possible plus tard\.$/)).toBeVisible();
    await expect(shop.getByText('De retour la semaine prochaine.')).toBeVisible();
    const hours = shop.getByRole('region', { name: 'Horaires' });
    await expect(hours.getByRole('row', { name: /^jeudi/i })).toContainText(
      /de 7\sh\s30 à 12\sh et de 13\sh\s30 à 17\sh/,
    );
    await expect(hours.getByRole('row', { name: /^vendredi/i })).toContainText('Fermé');
    await expect(hours).toContainText('Sonnez au portail');
    await expect(shop.locator('header img[src^="/media/"]')).toBeVisible();
    await expectAccessible(otherPage);
  });

  await test.step('il revient plus tôt', async () => {
    await main.getByRole('button', { name: 'Supprimer ces congés' }).click();
    await expect(toast(page, 'Congés supprimés.')).toBeVisible();
    await page.goto(`/profile/${id}`);
    await expect(main.getByRole('link', { name: 'Modifier ma page' })).toBeVisible();
  });
});
