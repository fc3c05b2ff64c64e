import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { createAccount, fillLogin, logIn, newAddress, password } from './accounts.ts';
import { accounts, password as demoPassword, expect, test, toast } from './fixtures.ts';

/** Of the demo shop, whose ids come from names: insulation that vendeur@demo.fr sells by the roll. */
const material = '94ba9fe4-6072-5dec-9dbb-9ba51542b4d3';
const nbsp = '\u00A0';

const newText = (text: string) => `${text} (${Math.random().toString(36).slice(2)})`;
const composer = (page: Page) => page.getByLabel('Votre message');
const line = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages échangés' }).getByRole('listitem').filter({ hasText: text });
const row = (page: Page, text: string) => page.getByRole('link').filter({ hasText: text });

/** The other of the two, in a browser of their own. */
async function openAsSeller(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
  const page = await context.newPage();
  await page.goto(`/auth/login?${new URLSearchParams({ returnUrl: path })}`);
  await fillLogin(page, accounts.PROVIDER, demoPassword);
  await expect(page).toHaveURL(path);
  return page;
}

/** Whoever has the account, calling without the screens. */
async function authorise(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return { authorization: `Bearer ${(await answer.json()).token}` };
}

async function startConversation(request: APIRequestContext, email: string, text: string): Promise<string> {
  const answer = await request.post('/api/conversations', {
    headers: await authorise(request, email),
    data: { materialId: material, clientId: crypto.randomUUID(), text },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
}

test('un acheteur écrit au vendeur d’un matériau, qui le voit et répond ; il lit la réponse sans recharger', async ({
  page,
  browser,
  baseURL,
  request,
  expectAccessible,
}) => {
  const buyer = newAddress();
  await createAccount(request, buyer);

  await page.goto(`/materials/${material}?need=20`);
  await page
    .getByRole('link', { name: /^Contacter pour/ })
    .filter({ visible: true })
    .click();
  await fillLogin(page, buyer, password);
  await expect(composer(page)).toHaveValue(
    new RegExp(`^Bonjour, il me faudrait \\d+${nbsp}rouleaux\\. Est-ce toujours disponible${nbsp}\\?$`),
  );
  await expectAccessible();
  const question = newText('Le lot est-il complet ?');
  await composer(page).fill(question);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
  await expect(line(page, question)).toContainText('Envoyé');
  await expect(page).toHaveTitle(/^Négoce Dupré, Laine de verre/);

  const seller = await openAsSeller(browser, baseURL, '/messages?filter=non_lus');
  await expect(row(seller, question)).toContainText('1 message non lu');
  await row(seller, question).click();
  await expect(seller.getByRole('heading', { level: 1, name: 'Camille R.' })).toBeVisible();
  await expect(line(page, question)).toContainText(/Lu à \d\d:\d\d$/);
  const answer = newText('Oui, jamais ouvert.');
  await composer(seller).fill(answer);
  await seller.getByRole('button', { name: 'Envoyer' }).click();

  await expect(line(page, answer)).toBeVisible();
  await expectAccessible();
  await seller.context().close();

  // « Contacter » finds the conversation again.
  await page.goto(`/messages?material=${material}&quantity=1`);
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}\?quantity=1$/);
  await expect(composer(page)).toHaveValue(/1\srouleau\./);

  await page.getByRole('button', { name: 'Options de la conversation' }).click();
  await page.getByRole('button', { name: 'Archiver' }).click();
  await expect(toast(page, 'Conversation archivée.')).toBeVisible();
  await page.goto('/messages?filter=archives');
  await expect(row(page, answer)).toBeVisible();
  await expectAccessible();
});

test.describe('une connexion qui se coupe', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('ne perd ni ne double rien : le brouillon reste, le message repart et n’arrive qu’une fois', async ({
    page,
    request,
    isMobile,
  }) => {
    const buyer = newAddress();
    await createAccount(request, buyer);
    const id = await startConversation(request, buyer, 'Bonjour');
    // Or it would tell that the message arrived after all.
    await page.route('**/api/stream', (route) => route.abort());
    await logIn(page, buyer, `/messages/${id}`);
    const text = newText('Je passe jeudi');
    await composer(page).fill(text);
    await page.reload();
    await expect(composer(page)).toHaveValue(text);

    // It reaches the server, whose answer is lost.
    await page.route(
      `**/api/conversations/${id}/messages`,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    if (isMobile) await page.getByRole('button', { name: 'Envoyer' }).click();
    else await composer(page).press('Enter');
    const message = line(page, text);
    await expect(message).toContainText('Message non envoyé. La connexion a été coupée.');
    await expect(composer(page)).toHaveValue('');

    await message.getByRole('button', { name: 'Réessayer' }).click();
    await expect(message).toContainText('Envoyé');
    await page.reload();
    await expect(message).toHaveCount(1);
  });
});

test.describe('une conversation', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('n’est qu’aux deux qui l’ont, et reste à l’un quand l’autre s’en va', async ({
    page,
    browser,
    baseURL,
    request,
    logIn: logInAs,
    expectAccessible,
  }) => {
    const buyer = newAddress();
    await createAccount(request, buyer);
    const text = newText('Toujours là ?');
    const id = await startConversation(request, buyer, text);

    await logInAs('USER');
    await page.goto(`/messages/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Conversation introuvable' })).toBeVisible();
    await expectAccessible();

    const headers = await authorise(request, buyer);
    const gone = await request.delete('/api/users/me', { headers, data: { password } });
    expect(gone.ok()).toBe(true);
    const seller = await openAsSeller(browser, baseURL, `/messages/${id}`);
    await expect(seller.getByRole('heading', { level: 1, name: 'Compte supprimé' })).toBeVisible();
    await expect(line(seller, text)).toBeVisible();
    await expect(seller.getByText('il n’est plus possible de lui écrire')).toBeVisible();
    await expect(composer(seller)).toHaveCount(0);
    await seller.context().close();
  });
});
