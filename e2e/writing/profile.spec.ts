import { createAccount, fillLogin, newPassword, password } from '../fixtures/accounts.ts';
import { readLink } from '../fixtures/mailbox.ts';
import { openShop } from '../fixtures/shops.ts';
import { expect, test, toast } from '../fixtures/test.ts';

/** Refusals are what half of these journeys are about; the browser reports each. */
test.use({ expectedComplaints: /Failed to load resource/ });

test('un membre tient son profil, ferme une session, emporte ses données et supprime son compte', async ({
  page,
  otherPage: elsewhere,
  request,
  logIn,
  expectAccessible,
}) => {
  const email = await createAccount(request);
  await logIn(email);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Bonjour Camille Roux.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Devenir vendeur' })).toBeVisible();
  await expectAccessible();

  await logIn(email, { on: elsewhere });
  await elsewhere.goto('/profile');
  await page.goto('/profile/edit');
  await expectAccessible();

  await test.step('ses coordonnées', async () => {
    const section = main.getByRole('region', { name: 'Coordonnées' });
    await section.getByLabel('Téléphone').fill('abc');
    await section.getByRole('button').click();
    await expect(section.getByLabel('Téléphone')).toBeFocused();
    await expect(section.getByLabel('Téléphone')).toHaveAccessibleDescription(/ne convient pas/);
    await section.getByLabel('Téléphone').fill('06 12 34 56 78');
    await section.getByLabel('Nom complet').fill('Camille Roux-Martin');
    await section.getByRole('combobox', { name: 'Commune' }).fill('lyon');
    await page.getByRole('option', { name: 'Lyon 69001' }).click();
    const back = main.getByRole('link', { name: 'Mon profil' });
    await back.click();
    const leaving = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ });
    await expect(leaving).toBeVisible();
    await expectAccessible();
    await leaving.getByRole('button', { name: 'Rester' }).click();
    await page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).click();
    await page.locator('#site-menu').getByRole('button', { name: 'English' }).click();
    await leaving.getByRole('button', { name: 'Rester' }).click();
    await expect(leaving).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(section.getByRole('combobox', { name: 'Commune' })).toHaveValue('Lyon');
    const left = Promise.withResolvers<void>();
    await page.route('**/api/users/me', async (route) => {
      if (route.request().method() === 'GET') await left.promise;
      await route.continue();
    });
    await section.getByRole('button').click();
    await expect(toast(page, 'Coordonnées enregistrées.')).toBeVisible();
    await back.click();
    left.resolve();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.user).fullName))
      .toBe('Camille Roux-Martin');
  });

  await test.step('sa photo', async () => {
    const section = main.getByRole('region', { name: 'Photo' });
    const file = section.getByLabel('Choisir une photo');
    await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(section.getByText('Ce format n’est pas accepté')).toBeVisible();
    await file.setInputFiles('web/public/icons/icon-192.png');
    await section.getByRole('button', { name: 'Enregistrer cette photo' }).click();
    await expect(toast(page, 'Photo enregistrée.')).toBeVisible();
    await expect(section.locator('img')).toHaveAttribute('src', /^\/media\//);
    await section.getByRole('button', { name: 'Retirer la photo' }).click();
    await expect(toast(page, 'Photo retirée.')).toBeVisible();
    await expect(section.locator('img')).toHaveCount(0);
  });

  await test.step('son adresse e-mail et son mot de passe', async () => {
    const address = main.getByRole('region', { name: 'Adresse e-mail' });
    await address.getByLabel('Nouvelle adresse e-mail').fill(`nouvelle-${email}`);
    await address.getByLabel('Mot de passe actuel').fill('ce n’est pas celui-là');
    await address.getByRole('button', { name: 'Changer d’adresse' }).click();
    await expect(address.getByLabel('Mot de passe actuel')).toBeFocused();
    await expect(address.getByLabel('Nouvelle adresse e-mail')).toHaveValue(`nouvelle-${email}`);
    await address.getByLabel('Mot de passe actuel').fill(password);
    await address.getByRole('button', { name: 'Changer d’adresse' }).click();
    await expect(address.getByText(`En attente de confirmation`)).toContainText(`nouvelle-${email}`);
    const secret = main.getByRole('region', { name: 'Mot de passe' });
    await secret.getByLabel('Mot de passe actuel').fill('ce n’est pas celui-là');
    await secret.getByLabel('Nouveau mot de passe').fill(newPassword);
    await secret.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(secret.getByLabel('Mot de passe actuel')).toBeFocused();
    await expectAccessible();
  });

  await test.step('ses sessions', async () => {
    const section = main.getByRole('region', { name: 'Sessions' });
    await expect(section.getByText('Cet appareil')).toHaveCount(1);
    await section.getByRole('button', { name: /^Déconnecter (?!les autres)/ }).click();
    await expect(toast(page, 'Appareil déconnecté.')).toBeVisible();
    await expect(section.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
    await expect(section.getByRole('list')).toBeFocused();
    await elsewhere.goto('/profile/edit');
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
  });

  await test.step('ce que les autres voient', async () => {
    await page.goto('/profile/view');
    const seen = main.getByRole('region', { name: 'Ce que les autres voient' });
    await expect(seen.getByText('Lyon')).toBeVisible();
    await expect(seen.getByText('06 12 34 56 78')).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'Visible par vous seul' })).toContainText('06 12 34 56 78');
    await expectAccessible();
    await seen.getByRole('link', { name: 'Ouvrir ma page publique' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Camille R/);
    await expectAccessible();
  });

  await test.step('ses données, puis la fin', async () => {
    const publicPage = page.url();
    await page.goto('/profile/edit');
    const section = main.getByRole('region', { name: 'Mes données' });
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Télécharger mes données' }).click();
    expect((await download).suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    const deletion = section.getByRole('button', { name: 'Supprimer mon compte' });
    await deletion.click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
    await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(deletion).toBeFocused();
    await deletion.click();
    await expect(dialog.getByText('vos matériaux sont retirés de la vente')).toBeVisible();
    await dialog.getByLabel('Mot de passe actuel').fill('ce n’est pas celui-là');
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused();
    await expectAccessible();
    await dialog.getByLabel('Mot de passe actuel').fill(password);
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(toast(page, 'Votre compte est supprimé.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect((await page.goto(publicPage))?.status()).toBe(404);
    await expectAccessible();
  });
});

test('un membre change d’adresse et de mot de passe, et ferme ses autres sessions', async ({
  page,
  otherPage: elsewhere,
  request,
  logIn,
}) => {
  const email = await createAccount(request);
  const newEmail = `nouvelle-${email}`;
  await logIn(email, { on: elsewhere });
  await elsewhere.goto('/profile');
  await logIn(email);
  await page.goto('/profile/edit');
  const main = page.getByRole('main');

  await test.step('les autres appareils d’un geste', async () => {
    const section = main.getByRole('region', { name: 'Sessions' });
    await section.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
    await expect(toast(page, 'Les autres appareils sont déconnectés.')).toBeVisible();
    await elsewhere.goto('/profile/edit');
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
  });

  await test.step('l’adresse, confirmée par son lien', async () => {
    const section = main.getByRole('region', { name: 'Adresse e-mail' });
    await section.getByLabel('Nouvelle adresse e-mail').fill(newEmail);
    await section.getByLabel('Mot de passe actuel').fill(password);
    await section.getByRole('button', { name: 'Changer d’adresse' }).click();
    await expect(toast(page, 'Consultez votre nouvelle boîte e-mail')).toBeVisible();
    await page.goto(await readLink(request, newEmail, '/auth/verify-email'));
    await main.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(main.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
    await page.goto('/profile/edit');
    await expect(main.getByText(`Adresse actuelle : ${newEmail}`)).toBeVisible();
  });

  await test.step('le mot de passe, et seul le nouveau ouvre', async () => {
    await logIn(newEmail, { on: elsewhere });
    await elsewhere.goto('/profile');
    const section = main.getByRole('region', { name: 'Mot de passe' });
    await section.getByLabel('Mot de passe actuel').fill(password);
    await section.getByLabel('Nouveau mot de passe').fill(newPassword);
    await section.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(toast(page, 'Votre mot de passe est changé.')).toBeVisible();
    await elsewhere.goto('/profile/edit');
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await fillLogin(elsewhere, newEmail);
    await expect(
      elsewhere.getByText('Échec de connexion. Veuillez vérifier vos identifiants.'),
    ).toBeVisible();
    await fillLogin(elsewhere, newEmail, newPassword);
    await expect(elsewhere).toHaveURL('/profile/edit');
  });
});

test('un vendeur tient sa page publique', { tag: '@trust' }, async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const profile = { companyName: 'Charpente Roux', businessType: 'artisan', taxId: '732 829 320 00074' };
  const { id, email } = await openShop(request, profile);
  await logIn(email);
  await page.goto('/profile/edit');
  const section = page.getByRole('main').getByRole('region', { name: 'Espace vendeur' });
  const siret = section.getByLabel('Numéro SIRET');
  await siret.fill('732 829 320 00075');
  await section.getByRole('button', { name: 'Enregistrer l’espace vendeur' }).click();
  await expect(siret).toBeFocused();
  await siret.fill('732 829 320 00074');
  await section.getByLabel('Présentation').fill('Charpente traditionnelle et surplus de chantier.');
  await section.getByRole('button', { name: 'Enregistrer l’espace vendeur' }).click();
  await expect(toast(page, 'Espace vendeur enregistré.')).toBeVisible();
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charpente Roux');
  await expect(page.getByText('Charpente traditionnelle et surplus de chantier.')).toBeVisible();
  await expectAccessible();
});
