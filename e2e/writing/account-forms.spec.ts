import type { Page } from '@playwright/test';
import { createAccount, password } from '../fixtures/accounts.ts';
import { unavailable } from '../fixtures/built-pages.ts';
import { expect, holdScripts, test, toast } from '../fixtures/test.ts';

/** Refusals are what half of these journeys are about; the browser reports each. */
test.use({ expectedComplaints: /Failed to load resource/ });

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
    test(`${who} lit quoi faire, et ne perd rien`, { tag: '@trust' }, async ({ page }) => {
      const answers = [
        { status: 500, json: {} },
        { status: 429, headers: { 'retry-after': '130' }, json: { message: 'Trop de demandes.' } },
        { status: 503, headers: { 'retry-after': '5' }, json: { message: unavailable.sentence } },
        'abort' as const,
      ];
      await page.route(`**/api/auth/${call}`, (route) => {
        const answer = answers.shift();
        return answer === 'abort' ? route.abort() : route.fulfill(answer);
      });
      await page.goto(path);
      const main = page.getByRole('main');
      const submit = main.getByRole('button', { name: button });
      // Some fields come with the scripts.
      await expect(submit).toBeEnabled();
      await fillAll(page);
      await submit.click();
      await expect(main.getByRole('alert')).toHaveText(sentence);
      await submit.click();
      await expect(main.getByRole('alert')).toHaveText(
        'Trop de demandes. Prochain essai possible dans 3\u00A0min.',
      );
      await submit.click();
      await expect(main.getByRole('alert')).toHaveText(
        `${unavailable.sentence} Prochain essai possible dans 5\u00A0s.`,
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

  test('une connexion sans jeton échoue, et ne laisse rien', { tag: '@trust' }, async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ json: { id: '1', email: 'a@b.fr' } }));
    await page.goto('/auth/login');
    await fillAll(page);
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Échec de connexion. Veuillez vérifier vos identifiants.',
    );
    await expect(toast(page)).toHaveCount(0);
    expect(
      await page.evaluate(() => ['user', 'lastActivityTime'].filter((key) => key in localStorage)),
    ).toEqual([]);
  });

  test('un membre dont le lien de vérification échoue en demande un autre', { tag: '@trust' }, async ({
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

  test('un membre qui veut vendre lit que cela n’a pas marché, et ne perd rien', { tag: '@trust' }, async ({
    page,
    logIn,
  }) => {
    await logIn('USER');
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

test('le formulaire d’une visiteuse envoyé deux fois ne part qu’une', { tag: '@trust' }, async ({ page }) => {
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

test('un formulaire rempli avant l’arrivée des scripts ne part qu’après', async ({ page, request }) => {
  const member = await createAccount(request);
  const releaseScripts = await holdScripts(page);
  await page.goto('/auth/login');
  const main = page.getByRole('main');
  await main.getByLabel('Adresse e-mail').fill(member);
  await main.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
  await expect(page).toHaveURL('/auth/login');
  releaseScripts();
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(toast(page, 'Connexion réussie')).toBeVisible();
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
