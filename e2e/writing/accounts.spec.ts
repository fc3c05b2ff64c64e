import {
  createAccount,
  fillLogin,
  forgetSession,
  newAddress,
  newPassword,
  password,
} from '../fixtures/accounts.ts';
import { readLink } from '../fixtures/mailbox.ts';
import { expect, expectHydrated, holdScripts, pauseClock, test, toast } from '../fixtures/test.ts';

/** Refusals are what half of these journeys are about; the browser reports each. */
test.use({ expectedComplaints: /Failed to load resource/ });

test('une visiteuse s’inscrit, vérifie son adresse, revient où elle allait, devient vendeuse et part', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  const main = page.getByRole('main');

  await page.goto('/favorites');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Ffavorites');
  await expect(main.getByText('Connectez-vous pour retrouver vos favoris')).toBeVisible();
  await expectAccessible();
  await main.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL('/auth/register?returnUrl=%2Ffavorites');
  // Both pages have a field for a password, and the URL changes before the page does.
  await expect(main.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();

  await test.step('elle se trompe, et lit pourquoi à chaque champ', async () => {
    await main.getByLabel('Mot de passe', { exact: true }).fill('motdepasse1');
    await expect(main.getByText('Ajoutez un mot ou deux')).toBeVisible();
    await main.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(main.getByLabel('Nom complet')).toBeFocused();
    await expect(main.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
      'Indiquez votre adresse e-mail.',
    );
    await expect(main.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
      /se devine trop facilement/,
    );
    await expect(main.getByLabel(/J’accepte/)).toHaveAccessibleDescription(/Acceptez les conditions/);
    await expect(main.getByLabel('Mot de passe', { exact: true })).toHaveValue('motdepasse1');
    await expectAccessible();
  });

  await test.step('elle s’inscrit, et son adresse n’est pas dans celle de la page', async () => {
    await main.getByLabel('Nom complet').fill('Camille Roux');
    await main.getByLabel('Adresse e-mail').fill(email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(password);
    await expect(main.getByText('Ce mot de passe convient.')).toBeVisible();
    const reveal = main.getByRole('button', { name: 'Afficher le mot de passe' });
    await reveal.click();
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
    await main.getByLabel(/J’accepte/).check();
    await main.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(toast(page, 'Inscription réussie. Veuillez consulter votre e-mail.')).toBeVisible();
    await expect(page).toHaveURL('/auth/check-email?returnUrl=%2Ffavorites');
    await expect(main.getByText(email)).toBeVisible();
    await expectAccessible();
  });

  await test.step('elle se connecte trop tôt et se fait renvoyer le lien', async () => {
    await main.getByRole('link', { name: 'Revenir à la connexion' }).click();
    await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);
    await fillLogin(page, email);
    const needed = main.getByText('Veuillez vérifier votre adresse e-mail avant de vous connecter.');
    await expect(needed).toBeVisible();
    await expectAccessible();
    await main.getByRole('button', { name: 'Renvoyer l’e-mail de vérification' }).click();
    await expect(toast(page).last()).toBeVisible();
    await expect(needed).toBeHidden();
  });

  await test.step('le lien du courriel, dans un autre onglet, la mène à une connexion remplie, puis où elle allait', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(await readLink(request, email, '/auth/verify-email', 2));
    await expect(main.getByRole('button', { name: 'Confirmer mon adresse' })).toBeEnabled();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible();
    await main.getByRole('button', { name: 'Confirmer mon adresse' }).dblclick();
    await expect(main.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
    await expectAccessible();
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Ffavorites');
    await page.reload();
    await expect(main.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
    await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Se connecter' }).click();
    await expect(toast(page, 'Connexion réussie')).toBeVisible();
    await expect(page).toHaveURL('/favorites');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
  });

  await test.step('elle devient vendeuse depuis la page d’aide', async () => {
    await page.goto('/info');
    const help = main.getByRole('region', { name: 'Devenir vendeur' });
    await help.getByRole('link', { name: 'Devenir vendeur', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Devenir vendeur' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Créer mon espace vendeur' }).click();
    await expect(dialog.getByLabel('Particulier')).toBeFocused();
    await expect(dialog.getByText('Choisissez votre activité.')).toBeVisible();
    await expectAccessible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByLabel('Particulier').check();
    await expect(dialog.getByLabel('Nom affiché')).toHaveValue('Camille Roux');
    await expect(dialog.getByLabel('Numéro SIRET')).toHaveCount(0);
    await dialog.getByLabel('Négoce').check();
    await expect(dialog.getByLabel('Raison sociale')).toHaveValue('');
    await dialog.getByLabel('Artisan').check();
    await expect(dialog.getByLabel('Raison sociale')).toHaveValue('Camille Roux');
    await dialog.getByLabel('Raison sociale').fill('Charpente Roux');
    await dialog.getByLabel('Numéro SIRET').fill('81234567800020');
    await expect(dialog.getByText('Ce numéro comporte une erreur de saisie')).toBeVisible();
    await dialog.getByLabel('Numéro SIRET').fill('73282932000074');
    await expect(dialog.getByLabel('Numéro SIRET')).toHaveValue('732\u00A0829\u00A0320\u00A000074');
    await expect(dialog.getByText('La forme du numéro est correcte.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Commune' }).fill('Lyon');
    await page.reload();
    await expect(dialog.getByLabel('Artisan')).toBeChecked();
    await expect(dialog.getByLabel('Raison sociale')).toHaveValue('Charpente Roux');
    await expect(dialog.getByText('La forme du numéro est correcte.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Commune' })).toHaveValue('Lyon');
    await expect(dialog.getByLabel(/J’accepte/)).not.toBeChecked();
    await dialog.getByLabel(/J’accepte/).check();
    await dialog.getByRole('button', { name: 'Créer mon espace vendeur' }).click();
    await expect(toast(page, 'Votre compte a été mis à jour en compte vendeur')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveTitle('Ajouter un Matériau · Parpaing');
    await expect(page).toHaveURL('/materials/new');
    await page.goto('/');
  });

  await test.step('partie d’un onglet, elle l’est de l’autre', async () => {
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
    await expect(other.getByText('Charpente Roux')).toBeVisible();
    await page.getByRole('button', { name: /^(Mon compte|Menu)$/ }).click();
    const leave = page.getByRole('button', { name: 'Se déconnecter' });
    await expect(leave).toBeVisible();
    await pauseClock(page);
    await leave.click();
    await expect(toast(page, 'Vous êtes déconnecté')).toBeVisible();
    await page.clock.resume();
    await expect(other).toHaveURL(/\/auth\/login/);
    await other.close();
  });
});

test('un membre oublie son mot de passe, en choisit un autre, et ses anciennes sessions sont mortes', async ({
  page,
  otherPage: elsewhere,
  request,
  logIn,
  expectAccessible,
}) => {
  const email = await createAccount(request);
  await logIn(email, { on: elsewhere });
  await elsewhere.goto('/profile');

  const main = page.getByRole('main');
  const releaseScripts = await holdScripts(page);
  await page.goto('/auth/login?returnUrl=%2Ffavorites');
  await main.getByLabel('Adresse e-mail').fill(email);
  releaseScripts();
  await expectHydrated(page);
  await main.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(main.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);
  await main.getByLabel('Adresse e-mail').fill('');
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(main.getByLabel('Adresse e-mail')).toBeFocused();
  await main.getByRole('link', { name: 'Revenir à la connexion' }).click();
  await expect(main.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(main.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(
    toast(page, 'Un e-mail de réinitialisation a été envoyé à votre adresse e-mail.'),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeFocused();
  await expectAccessible();

  const link = await readLink(request, email, '/auth/reset-password');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset-password?returnUrl=%2Ffavorites');
  await main.getByLabel('Nouveau mot de passe').fill('court');
  await main.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(main.getByLabel('Nouveau mot de passe')).toHaveAccessibleDescription(/trop court/);
  await expectAccessible();
  // Reloaded, the page still knows the token that left its address.
  await page.reload();
  await main.getByLabel('Nouveau mot de passe').fill(newPassword);
  await main.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(
    toast(page, 'Votre mot de passe a été réinitialisé avec succès. Vous pouvez maintenant vous connecter.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Ffavorites');
  await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);

  await fillLogin(page, email);
  await expect(main.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await expect(main.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/identifiants/);
  await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);
  await fillLogin(page, email, newPassword);
  await expect(page).toHaveURL('/favorites');

  await elsewhere.goto('/profile/edit');
  await expect(elsewhere).toHaveURL(/\/auth\/login/);

  await forgetSession(page);
  await page.goto(link);
  await main.getByLabel('Nouveau mot de passe').fill(newPassword);
  await main.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(main.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  await expectAccessible();
});

test('un navigateur reste connu du compte qui s’y est connecté, et ses pages n’en savent rien', {
  tag: '@trust',
}, async ({ page, context, request }) => {
  const email = await createAccount(request);
  const logIn = async () => {
    await page.goto('/auth/login?returnUrl=%2Fprofile');
    await fillLogin(page, email);
    await expect(page).toHaveURL('/profile');
  };
  await logIn();
  const readDevice = async () => (await context.cookies()).find(({ name }) => name === 'remembered-device');
  const first = await readDevice();
  expect(first).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure: false });
  expect(await page.evaluate(() => document.cookie)).not.toContain('remembered-device');

  await forgetSession(page);
  const asked = page.waitForRequest((sent) => sent.url().endsWith('/api/auth/login'));
  await logIn();
  expect((await (await asked).allHeaders()).cookie).toContain(`remembered-device=${first?.value}`);
  expect((await readDevice())?.value).not.toBe(first?.value);
});
