import type { Page } from '@playwright/test';
import { createAccount, openSession } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of the demo shop: sold by vendeur@demo.fr. */
const material = '94ba9fe4-6072-5dec-9dbb-9ba51542b4d3';

const line = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages échangés' })
    .getByRole('listitem')
    .filter({ hasText: 'contre un acompte' });

test('une demande d’acompte met en garde qui la reçoit, pas qui l’écrit ; le numéro se compose', {
  tag: '@trust',
}, async ({ page, otherPage: sellerPage, request, logIn, expectAccessible }) => {
  const buyer = await createAccount(request);
  const asBuyer = (await openSession(request, buyer)).headers;
  const asSeller = (await openSession(request, 'vendeur@demo.fr')).headers;
  const write = (path: string, headers: Record<string, string>, data: object) =>
    request.post(path, { headers, data: { clientId: crypto.randomUUID(), ...data } });
  const started = await write('/api/conversations', asBuyer, { materialId: material, text: 'Bonjour' });
  const { id } = await started.json();
  const text = 'Je réserve contre un acompte, appelez le 06 12 34 56 78 : https://exemple.fr/lot';
  await write(`/api/conversations/${id}/messages`, asSeller, { text });

  await logIn(buyer);
  await page.goto(`/messages/${id}`);
  const received = line(page);
  await expect(received).toContainText('Prudence');
  await expect(received.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:+33612345678',
  );
  const site = received.getByRole('link', { name: /^https:\/\/exemple\.fr\/lot/ });
  await expect(site).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await expectAccessible();

  await logIn('vendeur@demo.fr', { on: sellerPage });
  await sellerPage.goto(`/messages/${id}`);
  const sent = line(sellerPage);
  await expect(sent).toContainText('Lu');
  await expect(sent).not.toContainText('Prudence');

  await received.getByRole('link', { name: 'Régler et retirer en confiance' }).click();
  await expect(page).toHaveURL(/\/info#confiance$/);
  await expect(page.getByRole('heading', { name: 'Régler et retirer en confiance' })).toBeInViewport();
});
