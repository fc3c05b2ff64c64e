import { openShop } from '../fixtures/shops.ts';
import { expect, test, toast } from '../fixtures/test.ts';

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('un vendeur met une bannière, ses horaires et ses congés, et un visiteur les voit', {
  tag: '@trust',
}, async ({ page, otherPage, request, logIn, isMobile, expectAccessible }) => {
  test.skip(isMobile, 'the settings are one column at both sizes');
  const { id, email } = await openShop(request, {
    companyName: 'Charpente Roux',
    businessType: 'particulier',
  });
  await logIn(email);
  await page.goto('/profile/edit');
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
