import { newAddress } from '../fixtures/accounts.ts';
import { readLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';

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

  await page.goto(await readLink(request, email, '/api/newsletter/confirm'));
  await expectAccessible();
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Inscription confirmée' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible();
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(notice).toBeHidden();
});

test('un lien périmé le dit, une fois', { tag: '@trust' }, async ({ page }) => {
  await page.goto('/?newsletter=expired');
  await expect(page.getByText('Ce lien n’est plus valable.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByText('Ce lien n’est plus valable.')).toBeHidden();
});
