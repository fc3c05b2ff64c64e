import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** One address a journey and a screen: the mailbox is shared. */
function newAddress() {
  return `arrivages-${Math.random().toString(36).slice(2)}@exemple.fr`;
}

async function findLink(request: APIRequestContext, to: string, path: string): Promise<string | undefined> {
  const answer = await request.get('/dev/mailbox', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  const { mails } = (await answer.json()) as { mails: { links: string[] }[] };
  return mails.flatMap(({ links }) => links).find((link) => link.includes(path));
}

test('un visiteur s’inscrit, confirme par courriel et le lit sur l’accueil', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Les arrivages du jeudi' });
  const field = block.getByLabel('Adresse e-mail');
  await field.fill('prenom.nom@');
  await block.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/adresse est incomplète/);
  await expect(field).toHaveValue('prenom.nom@');

  await field.fill(email);
  await block.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(block.getByRole('status')).not.toBeEmpty();
  await expect(field).toBeHidden();

  let confirm: string | undefined;
  await expect
    .poll(async () => (confirm = await findLink(request, email, '/api/newsletter/confirm')))
    .toBeTruthy();
  await page.goto(confirm ?? '');
  await expectAccessible();
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Inscription confirmée' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible();
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(notice).toBeHidden();
});

test('un lien périmé le dit, une fois', async ({ page }) => {
  await page.goto('/?newsletter=expired');
  await expect(page.getByText('Ce lien n’est plus valable.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByText('Ce lien n’est plus valable.')).toBeHidden();
});
