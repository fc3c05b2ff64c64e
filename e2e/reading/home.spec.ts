import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const montreuil = {
  name: 'Montreuil',
  postalCode: '93100',
  latitude: 48.8638,
  longitude: 2.4485,
  radius: 30,
};

async function readNewestTitle(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get('/api/materials?limit=1')).json();
  return items[0].title;
}

test('un visiteur choisit sa commune au clavier et voit les arrivages autour d’elle', async ({ page }) => {
  await page.goto('/');
  const arrivals = page.getByRole('region', { name: /^Derniers arrivages/ });
  await expect(arrivals.getByRole('heading', { level: 2 })).toHaveText('Derniers arrivages');
  await expect(arrivals.getByRole('article')).toHaveCount(8);
  await expect(arrivals.getByText(/à [\d,]+\u00A0km/)).toHaveCount(0);

  await arrivals.getByRole('link', { name: 'Choisir un lieu' }).click();
  const where = page.getByRole('main').getByRole('search').getByLabel('Où');
  await expect(where).toBeFocused();
  const late = Promise.withResolvers<void>();
  await page.route('**/api/places?q=montreu', async (route) => {
    await late.promise;
    await route.continue();
  });
  await where.pressSequentially('montre');
  const town = page.getByRole('option', { name: /Montreuil 93100/ });
  await expect(town).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('ArrowDown');
  await expect(town).toHaveAttribute('aria-selected', 'true');
  // The answer to all that was typed comes now, and keeps it chosen.
  const listed = () => page.getByRole('option').allTextContents();
  const before = await listed();
  late.resolve();
  await expect.poll(listed).not.toEqual(before);
  await expect(town).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(where).toHaveValue('Montreuil (93100)');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(arrivals.getByRole('heading', { level: 2 })).toHaveText(
    'Derniers arrivages autour de Montreuil',
  );
  await expect(arrivals.getByRole('article')).toHaveCount(8);
  await expect(arrivals.getByText(/à (moins de 1|[\d,]+)\u00A0km/)).toHaveCount(8);

  await page.reload();
  await expect(where).toHaveValue('Montreuil (93100)');
  const what = page.getByRole('main').getByRole('search').getByLabel('Quel matériau');
  await what.fill('tuiles');
  // On a phone the completions may cover the button: people press the keyboard's own.
  await what.press('Enter');
  await expect(page).toHaveURL(/\/materials\?.*q=tuiles.*radius=30.*scroll=true.*lat=48\.8.*lng=2\.4/);
});

test('les communes proposées se lisent et se choisissent du doigt', { tag: '@trust' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const where = page.getByRole('main').getByRole('search').getByLabel('Où');
  await where.click();
  await where.pressSequentially('69003');
  const option = page.getByRole('option', { name: /Lyon 3e/ });
  await expect(option).toBeVisible();
  await expectAccessible();
  await option.click();
  await expect(where).toHaveValue('Lyon 3e (69003)');
  await expect(page.getByRole('heading', { name: 'Derniers arrivages autour de Lyon 3e' })).toBeVisible();
  await where.fill('xqzw');
  await expect(page.getByText(/^Aucune commune ne correspond/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Aucune commune ne correspond/)).toBeHidden();
});

test('un visiteur élargit le rayon, puis revient à toute la France', { tag: '@trust' }, async ({ page }) => {
  await page.addInitScript(
    `localStorage.getItem('place') ?? localStorage.setItem('place', '${JSON.stringify(montreuil)}')`,
  );
  await page.goto('/');
  const arrivals = page.getByRole('region', { name: 'Derniers arrivages autour de Montreuil' });
  await expect(arrivals.getByText(/Dans un rayon de 30\u00A0km/)).toBeVisible();
  await page.getByRole('main').getByLabel('Rayon').selectOption('50');
  await expect(arrivals.getByText(/Dans un rayon de 50\u00A0km/)).toBeVisible();
  await arrivals.getByRole('button', { name: 'Voir toute la France' }).click();
  await expect(page.getByRole('heading', { name: 'Derniers arrivages', exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Où')).toHaveValue('');
});

test('là où rien n’est à vendre, le visiteur l’apprend et peut chercher plus loin', async ({
  page,
  expectAccessible,
}) => {
  const atSea = { ...montreuil, name: 'Ouessant', postalCode: '29242', latitude: 47.2, longitude: -8.5 };
  await page.addInitScript(`localStorage.setItem('place', '${JSON.stringify(atSea)}')`);
  await page.goto('/');
  await expect(page.getByText(/^Aucun matériau à moins de 30\u00A0km d’Ouessant/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /Chercher à 100\s*km/ }).click();
  await expect(page.getByText(/^Aucun matériau à moins de 100\u00A0km/)).toBeVisible();
});

test.describe('quand les arrivages ne répondent pas', () => {
  test.use({ expectedComplaints: /ERR_FAILED|arrivals NoResponseError/ });

  test('le visiteur réessaie', { tag: '@trust' }, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('place', '${JSON.stringify(montreuil)}')`);
    await page.route('**/api/materials?*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Les derniers arrivages n’ont pas pu s’afficher.')).toBeVisible();
    await page.unroute('**/api/materials?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
  });
});

test('un visiteur fait passer le prix HT en premier, et ce choix tient', async ({ page, request }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: await readNewestTitle(request) });
  await expect(card.getByText(/TTC \//)).toBeVisible();
  await expect(card.getByText(/€ HT$/)).toBeVisible();
  await page.getByRole('button', { name: /^(Menu|Mon compte)$/ }).click();
  await page.getByRole('group', { name: 'Prix affichés en premier' }).getByText('HT').click();
  await page.keyboard.press('Escape');
  await expect(card.getByText(/HT \//)).toBeVisible();
  await expect(card.getByText(/€ TTC$/)).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht');
  await expect(card.getByText(/HT \//)).toBeVisible();
});

test('un vendeur lit d’abord les prix HT', { tag: '@trust' }, async ({ page, request, logIn }) => {
  await logIn('PROVIDER');
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: await readNewestTitle(request) });
  await expect(card.getByText(/HT \//)).toBeVisible();
});

test('le cœur d’une carte mène un visiteur à la connexion, qui le ramène où il était', {
  tag: '@trust',
}, async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: `Ajouter aux favoris : ${await readNewestTitle(request)}` }).click();
  await expect(page).toHaveURL('/auth/login?returnUrl=%2F');
});

test('sans script, la page servie contient déjà catégories et arrivages', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/<article/g)).toHaveLength(8);
  expect(html).toContain('/materials?category=gros-oeuvre');
  expect(html).toMatch(/\d+ matériaux disponibles chez \d+ vendeurs/);
});
