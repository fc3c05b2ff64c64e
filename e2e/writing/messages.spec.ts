import type { APIRequestContext, Page, Route } from '@playwright/test';
import { createAccount, fillLogin, openSession, password } from '../fixtures/accounts.ts';
import { expect, test, toast } from '../fixtures/test.ts';

/** Of the demo shop, whose ids come from names: insulation that vendeur@demo.fr sells by the roll. */
const material = '94ba9fe4-6072-5dec-9dbb-9ba51542b4d3';
const nbsp = '\u00A0';

const newText = (text: string) => `${text} (${Math.random().toString(36).slice(2)})`;
const composer = (page: Page) => page.getByLabel('Votre message');
const line = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages échangés' }).getByRole('listitem').filter({ hasText: text });
const row = (page: Page, text: string) => page.getByRole('link').filter({ hasText: text });

/** What the page reads from the same address goes through. */
const onPost = (handle: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'POST' ? handle(route) : route.fallback();

async function startConversation(
  request: APIRequestContext,
  email: string,
  text: string,
  materialId = material,
): Promise<string> {
  const answer = await request.post('/api/conversations', {
    headers: (await openSession(request, email)).headers,
    data: { materialId, clientId: crypto.randomUUID(), text },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
}

test('un acheteur écrit au vendeur d’un matériau, qui le voit et répond ; il lit la réponse sans recharger', async ({
  page,
  otherPage: seller,
  request,
  logIn,
  expectAccessible,
}) => {
  const buyer = await createAccount(request);

  await page.goto(`/messages?material=${material}&quantity=4`);
  await expect(page.getByText('Connectez-vous pour écrire à Négoce Dupré')).toBeVisible();
  await expectAccessible();
  await fillLogin(page, buyer);
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

  await logIn('PROVIDER', { on: seller });
  await seller.goto('/messages?filter=non_lus');
  await expect(row(seller, question)).toContainText('1 message non lu');
  await row(seller, question).click();
  await expect(seller.getByRole('heading', { level: 1, name: 'Camille R.' })).toBeVisible();
  await expect(line(page, question)).toContainText(/Lu à \d\d:\d\d$/);
  const answer = newText('Oui, jamais ouvert.');
  await composer(seller).fill(answer);
  await seller.getByRole('button', { name: 'Envoyer' }).click();

  await expect(line(page, answer)).toBeVisible();
  await expectAccessible();
  await expectAccessible(seller);

  // « Contacter » finds the conversation again.
  await page.goto(`/messages?material=${material}&quantity=1`);
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}\?quantity=1$/);
  await expect(composer(page)).toHaveValue(/1\srouleau\./);
  // Sent, it is not proposed again.
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
  // The seller, who has it open, may have read it already.
  await expect(line(page, '1\u00A0rouleau')).toContainText(/Envoyé|Lu à/);
  await page.reload();
  await expect(line(page, '1\u00A0rouleau')).toBeVisible();
  await expect(composer(page)).toHaveValue('');

  await page.getByRole('button', { name: 'Options de la conversation' }).click();
  await page.getByRole('button', { name: 'Archiver' }).click();
  await expect(toast(page, 'Conversation archivée.')).toBeVisible();
  await page.goto('/messages?filter=archives');
  await expect(row(page, '1\u00A0rouleau')).toBeVisible();
  await expectAccessible();
});

async function findMaterialOf(request: APIRequestContext, email: string): Promise<string> {
  const { id: seller } = await openSession(request, email);
  const { items } = await (await request.get('/api/materials', { params: { seller } })).json();
  return items[0].id;
}

/** What both pages ask of the API, but for the stream itself. */
function listenToCalls(sides: Page[]) {
  const calls: string[] = [];
  for (const side of sides) {
    side.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/stream')
        calls.push(`${sent.method()} ${pathname}`);
    });
  }
  return calls;
}

/** Nothing more is asked for a while: an open stream is never idle. */
async function waitUntilQuiet(calls: string[]) {
  const counts: number[] = [];
  const isQuiet = () => counts.push(calls.length) > 1 && counts.at(-1) === counts.at(-2);
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true);
}

test('un message lu aussitôt par l’autre ne coûte que cinq appels, des deux côtés', {
  tag: '@trust',
}, async ({ page, otherPage: seller, request, logIn, isMobile }) => {
  const buyer = await createAccount(request);
  const email = 'flandres@demo.fr';
  const first = newText('Est-il encore disponible ?');
  const id = await startConversation(request, buyer, first, await findMaterialOf(request, email));
  const sides = [page, seller];
  const calls = listenToCalls(sides);
  const streams = sides.map((side) => side.waitForResponse('**/api/stream'));
  await logIn(buyer);
  await page.goto(`/messages/${id}`);
  await logIn(email, { on: seller });
  await seller.goto(`/messages/${id}`);
  await expect(line(page, first)).toContainText(/Lu à \d\d:\d\d$/);
  await Promise.all(streams);
  await waitUntilQuiet(calls);

  calls.length = 0;
  const text = newText('Je peux passer demain.');
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(line(seller, text)).toBeVisible();
  await expect(line(page, text)).toContainText(/Lu à \d\d:\d\d$/);
  await waitUntilQuiet(calls);
  const conversation = `/api/conversations/${id}`;
  expect(calls.toSorted()).toEqual([
    `GET ${conversation}`,
    `GET ${conversation}`,
    `GET ${conversation}/messages`,
    `POST ${conversation}/messages`,
    `POST ${conversation}/read`,
  ]);
  // The lists learnt it too, and nobody has anything left to read. A phone shows the conversation alone.
  for (const side of isMobile ? [] : sides) {
    await expect(row(side, text)).toBeVisible();
    await expect(row(side, text)).not.toContainText('non lu');
  }
});

test.describe('une connexion qui se coupe', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('ne perd ni ne double rien : le brouillon reste, le message repart et n’arrive qu’une fois', async ({
    page,
    request,
    logIn,
    isMobile,
  }) => {
    const buyer = await createAccount(request);
    // Or it would tell that the message arrived after all.
    await page.route('**/api/stream', (route) => route.abort());
    await logIn(buyer);
    await page.goto(`/messages?material=${material}`);

    // Of first messages one fails, and one waits for its answer while the next is typed.
    const starting = '**/api/conversations';
    await page.route(
      starting,
      onPost((route) => route.abort()),
    );
    const send = () => page.getByRole('button', { name: 'Envoyer' }).click();
    const first = newText('Bonjour');
    await composer(page).fill(first);
    await send();
    await expect(line(page, first)).toContainText('Message non envoyé. La connexion a été coupée.');
    await page.unroute(starting);
    const answer = Promise.withResolvers<void>();
    await page.route(
      starting,
      onPost(async (route) => {
        await answer.promise;
        await route.continue();
      }),
    );
    const second = newText('Est-il complet ?');
    await composer(page).fill(second);
    await send();
    const text = newText('Je passe jeudi');
    await composer(page).fill(text);
    answer.resolve();
    await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
    await expect(line(page, second)).toContainText('Envoyé');
    await expect(line(page, first)).toContainText('Message non envoyé.');
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue(text);
    await page.reload();
    await expect(composer(page)).toHaveValue(text);

    // It reaches the server, whose answer is lost.
    const sending = '**/api/conversations/*/messages';
    await page.route(
      sending,
      onPost(async (route) => {
        await route.fetch();
        await route.abort();
      }),
    );
    if (isMobile) await page.getByRole('button', { name: 'Envoyer' }).click();
    else await composer(page).press('Enter');
    const message = line(page, text);
    await expect(message).toContainText('Message non envoyé. La connexion a été coupée.');
    await expect(composer(page)).toHaveValue('');

    await page.unroute(sending);
    await message.getByRole('button', { name: 'Réessayer' }).click();
    await expect(message).toContainText('Envoyé');
    await expect(composer(page)).toBeFocused();
    await line(page, first).getByRole('button', { name: 'Supprimer' }).click();
    await expect(line(page, first)).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await page.reload();
    await expect(message).toHaveCount(1);
    await expect(line(page, first)).toHaveCount(0);
  });
});

test.describe('une conversation', () => {
  test.use({ expectedComplaints: /status of 404 .*\/api\/conversations\// });

  test('n’est qu’aux deux qui l’ont, et reste à l’un quand l’autre s’en va', { tag: '@trust' }, async ({
    page,
    otherPage: seller,
    request,
    logIn,
    expectAccessible,
  }) => {
    const buyer = await createAccount(request);
    const text = newText('Toujours là ?');
    const id = await startConversation(request, buyer, text);

    await logIn('USER');
    await page.goto(`/messages/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Conversation introuvable' })).toBeVisible();
    await expectAccessible();

    const { headers } = await openSession(request, buyer);
    const gone = await request.delete('/api/users/me', { headers, data: { password } });
    expect(gone.ok()).toBe(true);
    await logIn('PROVIDER', { on: seller });
    await seller.goto(`/messages/${id}`);
    await expect(seller.getByRole('heading', { level: 1, name: 'Compte supprimé' })).toBeVisible();
    await expect(line(seller, text)).toBeVisible();
    await expect(seller.getByText('il n’est plus possible de lui écrire')).toBeVisible();
    await expect(composer(seller)).toHaveCount(0);
    await expectAccessible(seller);
  });
});
