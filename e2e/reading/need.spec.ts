import type { Page } from '@playwright/test';
import { createAccount } from '../fixtures/accounts.ts';
import { expect, expectHydrated, holdScripts, test } from '../fixtures/test.ts';

/** The count of what a visitor did: a click, a tap or a filled field each. */
function countActions() {
  let count = 0;
  return {
    do: async (action: Promise<void>) => {
      await action;
      count++;
    },
    count: () => count,
  };
}

test.describe('35 m² de laine de verre près de Lyon, livrés, à moins de 500 €', () => {
  test.use({ hasConsented: false });

  test('de l’accueil au message envoyé, en peu de gestes', { tag: '@phone' }, async ({
    page,
    context,
    baseURL,
    request,
    isMobile,
    logIn,
  }) => {
    if (!isMobile) await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
    const buyer = await createAccount(request);
    await logIn(buyer);
    await page.goto('/');
    const actions = countActions();
    const search = page.getByRole('main').getByRole('search');
    if (isMobile) await actions.do(page.getByRole('button', { name: 'Essentiels uniquement' }).click());
    await actions.do(search.getByLabel('Quel matériau').fill('laine de verre'));
    await actions.do(search.getByLabel('Quantité nécessaire').fill('35'));
    await actions.do(search.getByLabel('Où').fill('Lyon'));
    await actions.do(page.getByRole('option', { name: 'Lyon 69001', exact: true }).click());
    await actions.do(search.getByRole('button', { name: 'Rechercher' }).click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/laine de verre.*Lyon/);

    if (isMobile) await actions.do(page.getByRole('button', { name: /^Filtres/ }).click());
    const budget = page
      .getByRole('form', { name: 'Filtres' })
      .getByRole('spinbutton', { name: /^Budget maximal/ });
    await actions.do(budget.fill('500'));
    await budget.press('Enter');
    await expect(page).toHaveURL(/maxDeliveredTotal=500/);
    if (isMobile) await actions.do(page.getByRole('button', { name: /^Voir les? / }).click());

    const card = page.locator('#results').getByRole('article').first();
    await expect(card).toContainText(/livré/);
    await expect(card).toContainText('stock suffisant');
    const [, delivered = ''] = /livré\s([\d\s,]+€)/.exec((await card.textContent()) ?? '') ?? [];
    expect(delivered).not.toBe('');
    await actions.do(card.getByRole('heading').getByRole('link').click());
    await expect(page.getByLabel('J’ai besoin de')).toHaveValue('35');
    const calculator = page.getByRole('region', { name: /^Combien de/ });
    await expect(calculator).toContainText(
      new RegExp(`Livré à Lyon${delivered.replaceAll(/\s/g, '\\s')}\\sTTC`),
    );
    await actions.do(
      page
        .getByRole('link', { name: /^Contacter pour/ })
        .filter({ visible: true })
        .first()
        .click(),
    );
    await actions.do(page.getByRole('button', { name: 'Envoyer' }).click());
    await expect(page).toHaveURL(/\/messages\/[\w-]+/);
    const sent = page.getByRole('region', { name: 'Messages échangés' }).getByRole('listitem');
    await expect(sent.filter({ hasText: 'Bonjour, il me faudrait' })).toContainText('Envoyé');
    await expect(sent.filter({ hasText: 'livraison à Lyon comprise' })).toContainText(delivered);
    expect(actions.count()).toBeLessThanOrEqual(isMobile ? 12 : 9);
  });
});

test('au clavier seul, du champ de recherche à la première annonce', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard to go from field to field with');
  await page.goto('/');
  await expectHydrated(page);
  const focused = page.locator(':focus');
  let presses = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    presses++;
  };
  const pressTabUntil = async (isReached: () => Promise<boolean>) => {
    do await press('Tab');
    while (!(await isReached()) && presses <= 25);
  };

  await page.getByRole('main').getByRole('search').getByLabel('Quel matériau').focus();
  await page.keyboard.type('laine de verre');
  await pressTabUntil(async () => (await focused.getAttribute('name')) === 'quantity');
  await page.keyboard.type('35');
  await pressTabUntil(async () => (await focused.getAttribute('name')) === 'city');
  await page.keyboard.type('Lyon');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/laine de verre.*Lyon/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressTabUntil(() => focused.evaluate((element) => element.matches('#results article h3 a')));
  expect(presses).toBeLessThanOrEqual(25);
});

const lyon = { name: 'Lyon', postalCode: '69001', latitude: 45.764, longitude: 4.8357, radius: 20 };

test('ce qui est saisi sur l’accueil avant l’arrivée des scripts compte', { tag: '@trust' }, async ({
  page,
}) => {
  await page.addInitScript((place) => localStorage.setItem('place', JSON.stringify(place)), lyon);
  const releaseScripts = await holdScripts(page);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Quel matériau').fill('laine de verre');
  // Choosing an option leaves the focus, and so the suggestions, in the words.
  await search.getByLabel('Rayon').focus();
  await search.getByLabel('Rayon').selectOption('50 km');
  releaseScripts();
  await expect(search.getByLabel('Où')).toHaveValue('Lyon (69001)');
  await search.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/q=laine\+de\+verre.*radius=50/);
});

test('ce qui est saisi dans le calculateur avant l’arrivée des scripts compte', { tag: '@trust' }, async ({
  page,
  request,
}) => {
  const open = async (words: string) => {
    const found = await request.get(`/api/materials?q=${words}&limit=1`);
    const { items } = (await found.json()) as { items: { id: string }[] };
    await page.goto(`/materials/${items[0]?.id}`);
  };
  const need = page.getByLabel('J’ai besoin de');
  const releaseScripts = await holdScripts(page);
  await open('laine+de+verre');
  await page.getByText('rouleaux', { exact: true }).click();
  await need.fill('4');
  releaseScripts();
  await expect(page.getByText(/^4\srouleaux$/)).toBeVisible();
  await expect(page).toHaveURL(/need=4&needUnit=rouleau/);

  const releaseConverted = await holdScripts(page);
  await page.goto(`${new URL(page.url()).pathname}?need=35`);
  await page.getByText('rouleaux', { exact: true }).click();
  releaseConverted();
  await expect(page).toHaveURL(/needUnit=rouleau/);
  await expect(need).not.toHaveValue('35');

  const releaseOthers = await holdScripts(page);
  await open('gres+cerame');
  await page.getByLabel('Marge pour chutes').selectOption('diagonal');
  await need.fill('10');
  releaseOthers();
  await expect(page).toHaveURL(/need=10&pattern=diagonal/);
});

const findFirstCard = async (page: Page) => {
  const card = page.locator('#results article').first();
  return { card, title: String(await card.getByRole('heading').textContent()) };
};

test('un membre qui touche un cœur dont les scripts tardent garde son matériau', { tag: '@trust' }, async ({
  page,
  request,
  logIn,
}) => {
  const member = await createAccount(request);
  await logIn(member);
  await page.goto('/about');
  const { promise, resolve: releaseFavorites } = Promise.withResolvers<void>();
  await page.route(/favorite.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/materials?q=laine+de+verre');
  const { card } = await findFirstCard(page);
  await card.getByRole('button', { pressed: false }).click();
  const filled = card.getByRole('button', { pressed: true });
  await expect(filled).toBeVisible();
  const saved = page.waitForResponse(/\/api\/favorites\/./);
  releaseFavorites();
  expect((await saved).ok()).toBe(true);
  await expect(filled).toBeVisible();
  await expect(page).toHaveURL(/\/materials\?q=/);
});

test('avant l’arrivée des scripts, un cœur mène au matériau', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/materials?q=laine+de+verre');
  const { card, title } = await findFirstCard(page);
  await card.locator('.card-favorite').click();
  await expect(page).toHaveURL(/\/materials\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('un tri et un filtre choisis avant l’arrivée des scripts comptent tous deux', { tag: '@trust' }, async ({
  page,
  isMobile,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/materials?q=laine+de+verre');
  await page.getByLabel('Trier par').selectOption('Prix croissant');
  if (!isMobile) await page.getByRole('form', { name: 'Filtres' }).getByText('Neuf', { exact: true }).click();
  releaseScripts();
  await expect(page).toHaveURL(/sort=prix/);
  if (!isMobile) await expect(page).toHaveURL(/condition=neuf/);
  await expect(page.getByLabel('Trier par')).toHaveValue('prix');
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('le besoin mène jusqu’au calcul d’une annonce', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel('Quel matériau').fill('laine de verre');
    await search.getByLabel('Quantité nécessaire').fill('35');
    await search.getByLabel('Où').fill('Lyon');
    await search.getByRole('button', { name: 'Rechercher' }).click();
    const card = page.locator('#results').getByRole('article').first();
    await expect(card).toContainText('stock suffisant');
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('J’ai besoin de')).toHaveValue('35');
    await expect(page.getByText(/38,5\sm² avec la marge/)).toBeVisible();
  });
});
