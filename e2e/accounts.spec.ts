import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Refusals are what half of these journeys are about; the browser reports each. */
test.use({ expectedComplaints: /Failed to load resource/ });

/** Mails leave in the background. */
const mailIsSent = { timeout: 20_000 };
const password = 'brique verte sous la pluie';
const newPassword = 'tuile bleue dans le grenier';

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const newAddress = () => `camille-${Math.random().toString(36).slice(2)}@exemple.fr`;

/** The latest of the links to a page that were mailed to an address, once so many have come. */
async function readLink(request: APIRequestContext, to: string, page: string, count = 1): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(async () => {
      const headers = { accept: 'application/json' };
      const answer = await request.get('/dev/mailbox', { params: { to }, headers });
      const { mails } = (await answer.json()) as { mails: { links: string[] }[] };
      found = mails.flatMap(({ links }) => links.filter((link) => link.includes(page)).slice(0, 1));
      return found.length;
    }, mailIsSent)
    .toBeGreaterThanOrEqual(count);
  return found[0] as string;
}

/** An account whose address is verified, made without the screens. */
async function createAccount(request: APIRequestContext, email: string) {
  const data = { fullName: 'Camille Roux', email, password, acceptsTerms: true };
  expect((await request.post('/api/auth/register', { data })).ok()).toBe(true);
  const token = new URL(await readLink(request, email, '/auth/verify-email')).searchParams.get('token');
  expect((await request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true);
}

async function fillLogin(page: Page, email: string, typed: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(typed);
  await main.getByRole('button', { name: 'Se connecter' }).click();
}

async function logIn(page: Page, email: string, path: string) {
  await page.goto(`/auth/login?${new URLSearchParams({ returnUrl: path })}`);
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(path);
}

test('une visiteuse s’inscrit, vérifie son adresse, revient où elle allait, devient vendeuse et part', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  test.slow();
  const email = newAddress();
  const main = page.getByRole('main');

  await page.goto('/favorites');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Ffavorites');
  await expectAccessible();
  await main.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL('/auth/register?returnUrl=%2Ffavorites');

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
    await expect(page).toHaveURL('/auth/check-email?returnUrl=%2Ffavorites');
    await expect(toast(page, 'Inscription réussie. Veuillez consulter votre e-mail.')).toBeVisible();
    await expect(main.getByText(email)).toBeVisible();
    await expectAccessible();
  });

  await test.step('elle se connecte trop tôt et se fait renvoyer le lien', async () => {
    await main.getByRole('link', { name: 'Revenir à la connexion' }).click();
    await fillLogin(page, email, password);
    const needed = main.getByText('Veuillez vérifier votre adresse e-mail avant de vous connecter.');
    await expect(needed).toBeVisible();
    await expectAccessible();
    await main.getByRole('button', { name: 'Renvoyer l’e-mail de vérification' }).click();
    await expect(needed).toBeHidden();
    await expect(page.locator('.toast').last()).toBeVisible();
  });

  await test.step('le lien du courriel la vérifie, puis elle arrive où elle allait', async () => {
    await page.goto(await readLink(request, email, '/auth/verify-email', 2));
    await expect(main.getByRole('button', { name: 'Confirmer mon adresse' })).toBeEnabled();
    expect(page.url()).not.toContain('token');
    await expectAccessible();
    await main.getByRole('button', { name: 'Confirmer mon adresse' }).dblclick();
    await expect(main.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(main.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
    await main.getByRole('link', { name: 'Se connecter' }).click();
    await fillLogin(page, email, password);
    await expect(page).toHaveURL('/favorites');
    await expect(toast(page, 'Connexion réussie')).toBeVisible();
  });

  await test.step('elle devient vendeuse depuis l’accueil', async () => {
    await page.goto('/');
    await main.getByRole('link', { name: 'Devenir vendeur' }).click();
    const dialog = page.getByRole('dialog', { name: 'Devenir vendeur' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Créer mon espace vendeur' }).click();
    await expect(dialog.getByLabel('Particulier')).toBeFocused();
    await expect(dialog.getByText('Choisissez votre activité.')).toBeVisible();
    await expectAccessible();
    await dialog.getByLabel('Artisan').check();
    await dialog.getByLabel('Raison sociale').fill('Charpente Roux');
    await dialog.getByLabel('Numéro SIRET').fill('81234567800020');
    await expect(dialog.getByText('Ce numéro comporte une erreur de saisie')).toBeVisible();
    await dialog.getByLabel('Numéro SIRET').fill('73282932000074');
    await expect(dialog.getByLabel('Numéro SIRET')).toHaveValue('732\u00A0829\u00A0320\u00A000074');
    await expect(dialog.getByText('La forme du numéro est correcte.')).toBeVisible();
    await dialog.getByLabel('Commune').fill('Lyon');
    await dialog.getByLabel(/J’accepte/).check();
    await dialog.getByRole('button', { name: 'Créer mon espace vendeur' }).click();
    await expect(toast(page, 'Votre compte a été mis à jour en compte vendeur')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goto('/materials/new');
    await expect(page).toHaveTitle('Ajouter un Matériau · Parpaing');
    await expect(page).toHaveURL('/materials/new');
  });

  await test.step('partie d’un onglet, elle l’est de l’autre', async () => {
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
    await expect(other.getByText('Charpente Roux')).toBeVisible();
    await page.getByRole('button', { name: /^(Mon compte|Menu)$/ }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(toast(page, 'Vous êtes déconnecté')).toBeVisible();
    await expect(other).toHaveURL(/\/auth\/login/);
    await other.close();
  });
});

test('un membre oublie son mot de passe, en choisit un autre, et ses anciennes sessions sont mortes', async ({
  page,
  browser,
  baseURL,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  await createAccount(request, email);
  const elsewhere = await browser.newPage({ baseURL });
  await logIn(elsewhere, email, '/profile');

  const main = page.getByRole('main');
  await page.goto('/auth/login');
  await main.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(main.getByLabel('Adresse e-mail')).toBeFocused();
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(
    toast(page, 'Un e-mail de réinitialisation a été envoyé à votre adresse e-mail.'),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeFocused();
  await expectAccessible();

  const link = await readLink(request, email, '/auth/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset-password');
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
  await expect(page).toHaveURL('/auth/login');

  await fillLogin(page, email, password);
  await expect(main.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await expect(main.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/incorrect/);
  await expect(main.getByLabel('Adresse e-mail')).toHaveValue(email);
  await fillLogin(page, email, newPassword);
  await expect(page).toHaveURL('/');

  await elsewhere.goto('/profile/edit');
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await elsewhere.close();

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await main.getByLabel('Nouveau mot de passe').fill(newPassword);
  await main.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(main.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  await expectAccessible();
});

test('un membre tient son profil, ferme une session, emporte ses données et supprime son compte', async ({
  page,
  browser,
  baseURL,
  request,
  expectAccessible,
}) => {
  test.slow();
  const email = newAddress();
  await createAccount(request, email);
  await logIn(page, email, '/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Bonjour Camille Roux.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Devenir vendeur' })).toBeVisible();
  await expectAccessible();

  const elsewhere = await browser.newPage({ baseURL });
  await logIn(elsewhere, email, '/profile');
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
    await section.getByLabel('Commune').fill('Lyon');
    await section.getByRole('button').click();
    await expect(toast(page, 'Coordonnées enregistrées.')).toBeVisible();
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
    await elsewhere.goto('/profile/edit');
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await elsewhere.close();
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
    await section.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
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
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const email = newAddress();
  const newEmail = `nouvelle-${email}`;
  await createAccount(request, email);
  const elsewhere = await browser.newPage({ baseURL });
  await logIn(elsewhere, email, '/profile');
  await logIn(page, email, '/profile/edit');
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
    await logIn(elsewhere, newEmail, '/profile');
    const section = main.getByRole('region', { name: 'Mot de passe' });
    await section.getByLabel('Mot de passe actuel').fill(password);
    await section.getByLabel('Nouveau mot de passe').fill(newPassword);
    await section.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(toast(page, 'Votre mot de passe est changé.')).toBeVisible();
    await elsewhere.goto('/profile/edit');
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await fillLogin(elsewhere, newEmail, password);
    await expect(elsewhere.getByText('E-mail ou mot de passe incorrect.')).toBeVisible();
    await fillLogin(elsewhere, newEmail, newPassword);
    await expect(elsewhere).toHaveURL('/profile/edit');
    await elsewhere.close();
  });
});

test('un vendeur tient sa page publique', async ({ page, request, expectAccessible }) => {
  const email = newAddress();
  await createAccount(request, email);
  const session = await (await request.post('/api/auth/login', { data: { email, password } })).json();
  const upgraded = await request.post('/api/users/upgrade-to-provider', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { companyName: 'Charpente Roux', businessType: 'artisan', taxId: '732 829 320 00074' },
  });
  expect(upgraded.ok()).toBe(true);
  await logIn(page, email, '/profile/edit');
  const section = page.getByRole('main').getByRole('region', { name: 'Espace vendeur' });
  const siret = section.getByLabel('Numéro SIRET');
  await siret.fill('732 829 320 00075');
  await section.getByRole('button', { name: 'Enregistrer l’espace vendeur' }).click();
  await expect(siret).toBeFocused();
  await siret.fill('732 829 320 00074');
  await section.getByLabel('Présentation').fill('Charpente traditionnelle et surplus de chantier.');
  await section.getByRole('button', { name: 'Enregistrer l’espace vendeur' }).click();
  await expect(toast(page, 'Espace vendeur enregistré.')).toBeVisible();
  await page.goto(`/profile/${session.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charpente Roux');
  await expect(page.getByText('Charpente traditionnelle et surplus de chantier.')).toBeVisible();
  await expectAccessible();
});

test.describe('quand le serveur refuse sans rien dire', () => {
  const failures = [
    {
      who: 'un membre qui se connecte',
      path: '/auth/login',
      call: 'login',
      button: 'Se connecter',
      sentence: 'Échec de connexion. Veuillez vérifier vos identifiants.',
    },
    {
      who: 'une visiteuse qui s’inscrit',
      path: '/auth/register',
      call: 'register',
      button: 'Créer mon compte',
      sentence: "Échec de l'inscription",
    },
    {
      who: 'un membre qui a oublié son mot de passe',
      path: '/auth/forgot-password',
      call: 'forgot-password',
      button: 'Recevoir le lien',
      sentence: 'Échec de la demande de réinitialisation',
    },
    {
      who: 'un membre qui en choisit un autre',
      path: '/auth/reset-password?token=abcdefghijklmnopqrstuvwxyz',
      call: 'reset-password',
      button: 'Enregistrer le mot de passe',
      sentence: 'Échec de la réinitialisation du mot de passe',
    },
    {
      who: 'un membre qui attend le lien',
      path: '/auth/check-email',
      call: 'resend-verification',
      button: 'Renvoyer l’e-mail de vérification',
      sentence: "Échec de l'envoi de l'e-mail.",
    },
  ];

  async function fillAll(page: Page) {
    const main = page.getByRole('main');
    const fields: [string, string][] = [
      ['Nom complet', 'Camille Roux'],
      ['Adresse e-mail', 'camille@exemple.fr'],
      ['Mot de passe', password],
      ['Nouveau mot de passe', password],
    ];
    for (const [label, value] of fields) {
      const field = main.getByLabel(label, { exact: true });
      if (await field.isVisible()) await field.fill(value);
    }
    const terms = main.getByLabel(/J’accepte/);
    if (await terms.isVisible()) await terms.check();
  }

  for (const { who, path, call, button, sentence } of failures) {
    test(`${who} lit quoi faire, et ne perd rien`, async ({ page }) => {
      const answers = [
        { status: 500, json: {} },
        { status: 429, headers: { 'retry-after': '130' }, json: { message: 'Trop de demandes.' } },
        'abort' as const,
      ];
      await page.route(`**/api/auth/${call}`, (route) => {
        const answer = answers.shift();
        return answer === 'abort' ? route.abort() : route.fulfill(answer);
      });
      await page.goto(path);
      const main = page.getByRole('main');
      await fillAll(page);
      const submit = main.getByRole('button', { name: button });
      await submit.click();
      await expect(main.getByRole('alert')).toHaveText(sentence);
      await submit.click();
      await expect(main.getByRole('alert')).toHaveText(
        'Trop de demandes. Prochain essai possible dans 3\u00A0min.',
      );
      await submit.click();
      await expect(main.getByRole('alert')).toHaveText(
        'Aucune réponse du serveur. Veuillez vérifier votre connexion Internet.',
      );
      for (const field of await main.locator('input:is([type=email], [type=password])').all()) {
        await expect(field).not.toHaveValue('');
      }
      expect(new URL(page.url()).search).not.toContain('exemple.fr');
    });
  }

  test('un membre dont le lien de vérification échoue en demande un autre', async ({
    page,
    expectAccessible,
  }) => {
    let attempts = 0;
    await page.route('**/api/auth/verify-email', (route) => {
      attempts += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.goto('/auth/verify-email?token=abcdefghijklmnopqrstuvwxyz');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(main.getByRole('alert').first()).toHaveText('La vérification a échoué.');
    await expect(main.getByRole('button', { name: 'Renvoyer l’e-mail de vérification' })).toBeEnabled();
    expect(attempts).toBe(1);
    await expectAccessible();
  });

  test('un membre qui veut vendre lit que cela n’a pas marché, et ne perd rien', async ({
    page,
    logIn: enter,
  }) => {
    await enter('USER');
    await page.route('**/api/users/upgrade-to-provider', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/about?become-seller=true');
    const dialog = page.getByRole('dialog', { name: 'Devenir vendeur' });
    await dialog.getByLabel('Particulier').check();
    await expect(dialog.getByLabel('Numéro SIRET')).toHaveCount(0);
    await dialog.getByLabel('Nom affiché').fill('Camille');
    await dialog.getByLabel(/J’accepte/).check();
    await dialog.getByRole('button', { name: 'Créer mon espace vendeur' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Échec de la mise à jour en compte vendeur');
    await expect(dialog.getByLabel('Nom affiché')).toHaveValue('Camille');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/about');
  });
});

test('le formulaire d’une visiteuse envoyé deux fois ne part qu’une', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/auth/forgot-password', async (route) => {
    sent += 1;
    await route.fulfill({ json: { message: 'Envoyé.' } });
  });
  await page.goto('/auth/forgot-password');
  const main = page.getByRole('main');
  await main.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
  await main.getByRole('button', { name: 'Recevoir le lien' }).dblclick();
  await expect(main.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('un membre voit le formulaire, dont rien ne part', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.locator('main noscript p')).toHaveText(/^Cette page demande JavaScript/);
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
  });
});
