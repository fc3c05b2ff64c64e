import type { APIRequestContext, Page } from '@playwright/test';
import { createAccount, fillLogin, newAddress, openSession, password } from '../fixtures/accounts.ts';
import { readLink, waitForMail } from '../fixtures/mailbox.ts';
import { expect, test, toast } from '../fixtures/test.ts';

/** Of the demo shop, whose ids come from names: insulation that vendeur@demo.fr sells by the roll. */
const material = '94ba9fe4-6072-5dec-9dbb-9ba51542b4d3';
const title = 'Laine de verre GR 32 revêtue kraft, ép. 100 mm';
const mostActions = 12;

const newText = (text: string) => `${text} (${Math.random().toString(36).slice(2)})`;
const composer = (page: Page) => page.getByLabel('Votre message');
const line = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages échangés' }).getByRole('listitem').filter({ hasText: text });

async function writeAs(page: Page, email: string, text: string) {
  await page.goto(`/materials/${material}`);
  await page
    .getByRole('link', { name: /^Contacter/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre message').fill(text);
  await dialog.getByLabel('Adresse e-mail').fill(email);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
  return dialog;
}

async function register(page: Page, email: string, text: string) {
  const dialog = await writeAs(page, email, text);
  await dialog.getByLabel(/J’accepte/).check();
  await dialog.getByRole('button', { name: 'Créer mon compte et envoyer' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();
}

async function readPath(request: APIRequestContext, email: string, count = 1) {
  const { pathname, search } = new URL(await readLink(request, email, '/auth/verify-email', count));
  return pathname + search;
}

async function listReceived(request: APIRequestContext): Promise<string[]> {
  const { headers } = await openSession(request, 'vendeur@demo.fr');
  const { items } = await (await request.get('/api/conversations', { headers })).json();
  return items.map(({ lastMessage }: { lastMessage: { text: string } }) => lastMessage.text);
}

const countReceived = async (request: APIRequestContext, text: string) =>
  (await listReceived(request)).filter((received) => received.includes(text)).length;

test('une visiteuse envoie un premier message en douze actions au plus, de la fiche au vendeur', {
  tag: '@phone',
}, async ({ page, context, request, expectAccessible }) => {
  const email = newAddress();
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions++;
    await action;
  };
  const dialog = page.getByRole('dialog', { name: 'Écrire à Négoce Dupré' });
  const text = newText('Le lot est-il complet ?');

  await page.goto('/materials?q=laine+de+verre+GR+32+kraft+100+mm');
  await act(page.getByRole('main').getByRole('link', { name: title, exact: true }).click());
  await expect(page).toHaveURL(new RegExp(material));
  await act(
    page
      .getByRole('link', { name: /^Contacter/ })
      .filter({ visible: true })
      .click(),
  );
  await expect(dialog).toBeVisible();
  await expectAccessible();

  await test.step('elle lit pourquoi elle ne peut pas encore envoyer', async () => {
    await dialog.getByRole('button', { name: 'Créer mon compte et envoyer' }).click();
    await expect(dialog.getByLabel('Adresse e-mail')).toBeFocused();
    await expect(dialog.getByLabel(/J’accepte/)).toHaveAccessibleDescription(/Acceptez les conditions/);
    await expectAccessible();
  });

  await act(dialog.getByLabel(/^Quantité/).fill('12'));
  await expect(composer(page)).toHaveValue(/^Bonjour, il me faudrait 12\srouleaux\./);
  await act(composer(page).fill(text));
  await act(dialog.getByLabel('Adresse e-mail').fill(email));
  await act(dialog.getByLabel('Mot de passe', { exact: true }).fill(password));
  await act(dialog.getByLabel(/J’accepte/).check());
  await act(dialog.getByRole('button', { name: 'Créer mon compte et envoyer' }).click());
  await expect(toast(page, 'Inscription réussie. Veuillez consulter votre e-mail.')).toBeVisible();
  await expect(page.getByText('votre message part aussitôt')).toBeVisible();
  await expectAccessible();
  expect(await countReceived(request, text)).toBe(0);

  const tab = await context.newPage();
  await act(tab.goto(await readPath(request, email)));
  await expect(toast(tab, 'Votre adresse e-mail est vérifiée, et votre message est parti.')).toBeVisible();
  await expect(tab).toHaveURL(/\/messages\/[\w-]{36}$/);
  await expect(line(tab, text)).toContainText('Envoyé');
  await expect(line(tab, text)).toContainText(/Quantité\s: 12\srouleaux/);
  await expect(composer(tab)).toHaveValue('');
  await expectAccessible(tab);
  expect(actions).toBeLessThanOrEqual(mostActions);
  const { links } = await waitForMail(request, email, ({ subject }) => subject === 'Votre message est parti');
  expect(links.some((link) => link.endsWith(new URL(tab.url()).pathname))).toBe(true);

  // The tab where she wrote has heard of it, and does not offer to send it again.
  await page.getByRole('link', { name: 'Continuer' }).click();
  await expect(line(page, text)).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
  expect(await countReceived(request, text)).toBe(1);
});

test('le lien ouvert ailleurs attend un clic, n’envoie rien, et laisse un brouillon à qui a écrit', async ({
  page,
  otherPage: elsewhere,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  const text = newText('Livrez-vous à Nantes ?');
  await register(page, email, text);
  const path = await readPath(request, email);

  const warning = elsewhere.getByText('Ce lien a été demandé dans un autre navigateur');
  await elsewhere.goto(path);
  await expect(warning).toBeVisible();
  await expect(elsewhere.getByText(text)).toHaveCount(0);
  await expectAccessible(elsewhere);
  await elsewhere.reload();
  await expect(warning).toBeVisible();
  expect(await countReceived(request, text)).toBe(0);
  await elsewhere.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(elsewhere.getByText('votre message au vendeur vous attend en brouillon')).toBeVisible();
  await fillLogin(elsewhere, email);
  await expect(composer(elsewhere)).toHaveValue(text);
  expect(await countReceived(request, text)).toBe(0);

  await elsewhere.goto('/messages');
  const draft = elsewhere.getByRole('list', { name: 'Messages à envoyer' });
  await expect(draft).toContainText(text);
  await expectAccessible(elsewhere);
  await draft.getByRole('link', { name: `Relire et envoyer\u00a0: ${title}` }).click();
  await expect(composer(elsewhere)).toHaveValue(text);
  await elsewhere.getByRole('button', { name: 'Envoyer' }).click();
  await expect(line(elsewhere, text)).toContainText('Envoyé');
  await elsewhere.goto('/messages');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(draft).toHaveCount(0);
  expect(await countReceived(request, text)).toBe(1);
});

test.describe('un membre qui n’est pas connecté', () => {
  test.use({ expectedComplaints: /status of 40[13] .*\/api\/auth\/login/ });

  test('écrit d’abord, se connecte, et son message part aussitôt', { tag: '@phone' }, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const email = await createAccount(request);
    const text = newText('Je peux passer jeudi.');
    const dialog = await writeAs(page, email, text);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(dialog.getByLabel('Votre message')).toHaveValue(text);
    await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue(email);
    await expectAccessible();
    await dialog.getByLabel('Mot de passe', { exact: true }).fill('un autre mot de passe');
    await dialog.getByRole('button', { name: 'Me connecter et envoyer' }).click();
    await expect(dialog.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
      /identifiants/,
    );
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Me connecter et envoyer' }).click();
    await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
    await expect(line(page, text)).toContainText('Envoyé');
    await expect(composer(page)).toHaveValue('');
    await page.reload();
    await expect(line(page, text)).toHaveCount(1);
  });

  test('n’avait pas confirmé son adresse : un nouveau lien part avec son message', { tag: '@trust' }, async ({
    page,
    context,
    request,
  }) => {
    const email = newAddress();
    const data = { fullName: 'Camille Roux', email, password, acceptsTerms: true };
    await expect(await request.post('/api/auth/register', { data })).toBeOK();
    await readPath(request, email);
    const text = newText('Faites-vous la palette entière ?');
    const dialog = await writeAs(page, email, text);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await dialog.getByRole('button', { name: 'Me connecter et envoyer' }).click();
    await dialog.getByRole('button', { name: 'Recevoir un nouveau lien avec ce message' }).click();
    await dialog.getByLabel(/J’accepte/).check();
    await dialog.getByRole('button', { name: 'Créer mon compte et envoyer' }).click();
    await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(await readPath(request, email, 2));
    await expect(line(tab, text)).toContainText('Envoyé');
    expect(await countReceived(request, text)).toBe(1);
  });

  test('avait oublié son compte : le mail le dit, et son message l’attend dans l’onglet', {
    tag: '@trust',
  }, async ({ page, request }) => {
    const email = await createAccount(request);
    const text = newText('Est-il complet ?');
    await register(page, email, text);
    const known = ({ subject }: { subject: string }) => subject === 'Vous avez déjà un compte';
    expect((await waitForMail(request, email, known)).text).not.toContain(text);
    await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
    await fillLogin(page, email);
    await expect(composer(page)).toHaveValue(text);
    expect(await countReceived(request, text)).toBe(0);
  });
});
