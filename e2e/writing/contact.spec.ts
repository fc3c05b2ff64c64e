import { newAddress } from '../fixtures/accounts.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';

const question = 'Bonjour, mon annonce de tuiles n’apparaît pas dans la recherche.';

test('un visiteur se trompe, corrige, écrit, et reçoit une confirmation', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  await page.goto('/contact');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Envoyer le message' });
  await main.getByLabel('Message').fill(question);
  await send.click();
  await expect(main.getByLabel('Votre nom')).toBeFocused();
  await expect(main.getByLabel('Votre nom')).toHaveAccessibleDescription('Indiquez votre nom.');
  await expect(main.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Indiquez votre adresse e-mail.',
  );
  await expect(main.getByLabel('Objet')).toHaveAccessibleDescription('Choisissez un objet dans la liste.');
  await expect(main.getByLabel('Message')).toHaveValue(question);
  await expectAccessible();

  await page.reload();
  await expect(main.getByLabel('Message')).toHaveValue(question);
  await send.click();
  await main.getByLabel('Votre nom').fill('Camille Roux');
  await expect(main.getByText('Indiquez votre nom.')).toBeHidden();
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByLabel('Objet').selectOption('vente');
  await send.click();
  await expect(main.getByRole('heading', { name: 'Message envoyé' })).toBeFocused();
  await expectAccessible();
  await main.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(main.getByLabel('Message')).toHaveValue('');

  await waitForMail(request, email, ({ text }) => text.includes('Nous avons bien reçu votre message'));
});

test.describe('une connexion coupée', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('ne perd rien ; le second essai est la même demande, un texte changé une autre', {
    tag: '@trust',
  }, async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length <= 2 ? route.abort() : route.continue();
    });
    await page.goto('/contact?topic=signalement');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Objet')).toHaveValue('signalement');
    await main.getByLabel('Votre nom').fill('Camille Roux');
    await main.getByLabel('Adresse e-mail').fill('camille.roux@exemple.fr');
    await main.getByLabel('Message').fill(question);
    await main.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(main.getByRole('alert')).toContainText('Message non envoyé. Aucune réponse du serveur.');
    await expect(main.getByLabel('Message')).toHaveValue(question);
    await main.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect.poll(() => keys).toHaveLength(2);
    await expect(main.getByRole('alert')).toContainText('Message non envoyé. Aucune réponse du serveur.');
    await main.getByLabel('Message').fill(`${question} Merci.`);
    await main.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(main.getByRole('heading', { name: 'Message envoyé' })).toBeVisible();
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});
