import { createAccount } from '../fixtures/accounts.ts';
import { newTitle, openShop, publishMaterial } from '../fixtures/shops.ts';
import { expect, test, toast } from '../fixtures/test.ts';

const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const dayFromNow = (days: number) => inParis.format(Date.now() + days * 86_400_000);
const shortDay = (day: string) =>
  new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/\b1 /, '1er ');

test.use({ expectedComplaints: /status of 400/ });

test('un vendeur dit ses délais, un acheteur filtre par date, le voit sur la carte et le demande', {
  tag: '@trust',
}, async ({ page, otherPage, request, logIn, isMobile, expectAccessible }) => {
  const shop = await openShop(request, { companyName: 'Isolation Roux', businessType: 'particulier' });
  const title = newTitle('Laine de verre');
  const delivery = { baseCents: 2900, perKmCents: 110, freeRadiusKm: 8, maxKm: 50 };
  const id = await publishMaterial(request, shop, { title, vatRate: 0, delivery });
  await logIn(shop.email);
  const main = page.getByRole('main');

  await test.step('ceux de sa boutique', async () => {
    await page.goto('/profile/edit');
    const section = main.getByRole('region', { name: 'Délais' });
    await section.getByLabel('Disponible sous').fill('2');
    await section.getByLabel('Livraison sous').fill('91');
    await section.getByRole('button', { name: 'Enregistrer les délais' }).click();
    await expect(section.getByText('Écrivez des jours entiers, de 0 à 90, ou laissez vide.')).toBeVisible();
    await section.getByLabel('Livraison sous').fill(isMobile ? '4' : '9');
    await section.getByRole('button', { name: 'Enregistrer les délais' }).click();
    await expect(toast(page, 'Délais enregistrés.')).toBeVisible();
    await expectAccessible();
  });

  await test.step('celui d’un matériau', async () => {
    if (isMobile) return;
    await page.goto(`/materials/${id}/edit`);
    await expect(main.getByText('Disponible sous 2 jours. Livraison sous 9 jours')).toBeVisible();
    await main.getByLabel('Livraison sous').fill('4');
    await expect(main.getByText('Disponible sous 2 jours. Livraison sous 4 jours')).toBeVisible();
    await main.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page).toHaveURL(`/materials/${id}`);
  });

  await test.step('le site les tient pour dits', async () => {
    const readDays = async () => {
      const { pickupDays, arrivalDays } = await (await request.get(`/api/materials/${id}`)).json();
      return [pickupDays, arrivalDays];
    };
    await expect.poll(readDays).toEqual([2, 4]);
  });

  const card = otherPage.getByRole('article').filter({ hasText: title });
  const before = otherPage.getByRole('form', { name: 'Filtres' }).getByLabel('Chez moi avant le');
  const openFilters = async () => {
    if (isMobile) await otherPage.getByRole('button', { name: /^Filtres/ }).click();
  };
  const closeFilters = async () => {
    if (isMobile) await otherPage.getByRole('button', { name: /^Voir les? / }).click();
  };
  const found = new URLSearchParams({ q: title, city: 'Montreuil', radius: '30' });

  await test.step('une acheteuse filtre par une date, et lit quand elle l’aura', async () => {
    await otherPage.goto(`/materials?${found}`);
    await expect(card).toHaveCount(1);
    await expect(card).not.toContainText('Chez vous');
    await openFilters();
    await before.fill(dayFromNow(4));
    await expect(otherPage).toHaveURL(new RegExp(`before=${dayFromNow(4)}`));
    await closeFilters();
    await expect(card).toContainText(`Chez vous le ${shortDay(dayFromNow(4))}`);
    await expectAccessible(otherPage);
  });

  await test.step('plus tôt, elle peut venir le chercher', async () => {
    await openFilters();
    await before.fill(dayFromNow(3));
    await expect(otherPage).toHaveURL(new RegExp(`before=${dayFromNow(3)}`));
    await closeFilters();
    await expect(card).toContainText('Disponible sous 2 jours');
  });

  await test.step('plus tôt encore, il n’y a rien, et la date se retire', async () => {
    await otherPage.goto(`/materials?${found}&before=${dayFromNow(1)}`);
    await expect(card).toHaveCount(0);
    await otherPage
      .getByRole('link', { name: /Sans date/ })
      .first()
      .click();
    await expect(card).toHaveCount(1);
  });

  await test.step('une date passée est dite et laissée de côté', async () => {
    await otherPage.goto(`/materials?${found}&before=${dayFromNow(-1)}`);
    await expect(otherPage.getByText(/^Chez moi avant le\s: Cette date est passée\./).first()).toBeVisible();
    await expect(card).toHaveCount(1);
  });

  await test.step('le message proposé demande cette date', async () => {
    await logIn(await createAccount(request), { on: otherPage });
    await otherPage.goto(`/materials?${found}&before=${dayFromNow(4)}`);
    await card.getByRole('heading').getByRole('link').click();
    const panel = otherPage.getByRole('region', { name: 'Livraison et retrait' });
    await expect(panel).toContainText('Livraison sous 4 jours');
    await otherPage
      .getByRole('link', { name: /^Contacter/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(otherPage.getByRole('textbox', { name: /message/i })).toHaveValue(/avant le .+\s\?$/);
  });
});
