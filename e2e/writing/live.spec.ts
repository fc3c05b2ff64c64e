import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, createAccount, openSession } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const messages = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** A seller of the demo, away from any screen. */
async function findSeller(request: APIRequestContext) {
  const { id, headers } = await openSession(request, accounts.PROVIDER);
  const { items } = await (await request.get('/api/materials', { params: { seller: id } })).json();
  return { materialId: items[0].id as string, headers };
}

test('une réponse se voit aussitôt dans tous les onglets, pour un seul flux', async ({
  page,
  request,
  logIn,
}) => {
  const streams: string[] = [];
  page.context().on('request', (sent) => {
    if (sent.url().endsWith('/api/stream')) streams.push(sent.url());
  });
  const email = await createAccount(request);
  const opening = page.waitForResponse('**/api/stream');
  await logIn(email);
  await page.goto('/');
  expect((await opening).status()).toBe(200);
  const otherTab = await page.context().newPage();
  // Asked for any later, its figure could be there without the stream.
  const counted = otherTab.waitForResponse('**/api/conversations/unread');
  await otherTab.goto('/materials');
  await (await counted).finished();
  await expect(messages(otherTab, 'Messages')).toBeVisible();

  const token = await page.evaluate(() => JSON.parse(localStorage.user).token);
  const buyer = { headers: { authorization: `Bearer ${token}` } };
  const { materialId, ...seller } = await findSeller(request);
  const write = (text: string) => ({ clientId: randomUUID(), text });
  const started = await request.post('/api/conversations', {
    ...buyer,
    data: { ...write('Est-il encore disponible ?'), materialId },
  });
  const conversation = `/api/conversations/${(await started.json()).id}`;
  const reply = async (text: string) =>
    (await request.post(`${conversation}/messages`, { ...seller, data: write(text) })).json();

  const { id: messageId } = await reply('Oui, demain matin.');
  for (const tab of [page, otherTab])
    await expect(messages(tab, 'Messages, 1 conversation non lue')).toBeVisible();
  expect(streams).toHaveLength(1);

  // The other tab goes on alone.
  await page.close();
  await request.post(`${conversation}/read`, { ...buyer, data: { messageId } });
  await expect(messages(otherTab, 'Messages')).toBeVisible();
  await reply('Vers huit heures ?');
  await expect(messages(otherTab, 'Messages, 1 conversation non lue')).toBeVisible();
  expect(streams).toHaveLength(2);

  await otherTab.getByRole('button', { name: 'Mon compte' }).click();
  await expect(otherTab.getByRole('listitem').getByText('Messages, 1 conversation non lue')).toBeVisible();
  await otherTab.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(messages(otherTab, 'Messages')).toBeVisible();
});
