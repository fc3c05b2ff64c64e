import type { Page } from '@playwright/test';
import { createAccount, fillLogin } from '../fixtures/accounts.ts';
import { expect, navigationProgress, test, toast } from '../fixtures/test.ts';

const nbsp = '\u00A0';

test('trouver de la laine de verre près de Lyon, calculer son besoin, en comparer deux, partager le lien', {
  tag: '@phone',
}, async ({ page, otherPage: friend, context, isMobile, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Quel matériau').fill('laine de vere');
  await search.getByLabel('Où').pressSequentially('69003');
  await page.getByRole('option', { name: /Lyon 3e/ }).click();
  await search.getByRole('button', { name: 'Rechercher' }).click();

  await expect(page).toHaveURL(/\/materials\?.*q=laine\+de\+vere/);
  await expect(page.getByText(/Résultats pour «\s+laine de verre\s+»/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/laine de verre/i);
  await expectScrolledToResults(page, isMobile);
  await expectAccessible();

  await page.getByRole('link', { name: /^Laine de verre GR\s32 kraft, ép. 120 mm/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/GR\s32 kraft/);
  await page.getByLabel('J’ai besoin de').fill('35');
  const calculator = page.getByRole('region', { name: 'Combien de rouleaux' });
  await expect(calculator.getByText(`8${nbsp}rouleaux`, { exact: true })).toBeVisible();
  await expect(calculator.getByText(`402,24${nbsp}€ TTC`).filter({ visible: true }).first()).toBeVisible();
  await expect(calculator.getByText(/^Le stock suffit/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Livraison et retrait' })).toContainText('Total livré');
  await expect(
    page.getByRole('link', { name: `Contacter pour 8${nbsp}rouleaux` }).filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible();
  // Never for more than there is.
  for (const [unit, amount] of [
    ['rouleaux', '8'],
    ['m²', '35'],
  ] as const) {
    await calculator.getByRole('group').getByText(unit, { exact: true }).click();
    await expect(page.getByLabel('J’ai besoin de')).toHaveValue(amount);
    await expect(calculator.getByText(`8${nbsp}rouleaux`, { exact: true })).toBeVisible();
  }
  await page.getByLabel('J’ai besoin de').fill('5000');
  await expect(
    page
      .getByRole('link', { name: /^Contacter pour les \d+\srouleaux disponibles$/ })
      .filter({ visible: true }),
  ).toBeVisible();
  await page.getByLabel('J’ai besoin de').fill('35');
  await page.getByLabel('Marge pour chutes').fill('40');
  await expect(calculator.getByText(`10${nbsp}rouleaux`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('J’ai besoin de')).toHaveValue('35');
  await expect(page.getByLabel('Marge pour chutes')).toHaveValue('40');

  await page.getByRole('button', { name: /^Comparer : Laine de verre GR 32/ }).click();
  await page.goBack();
  await page.getByRole('button', { name: /^Comparer : Laine de verre acoustique/ }).click();
  await expect(page.getByRole('link', { name: 'Comparer les 2 matériaux' })).toBeInViewport();
  await page.getByRole('link', { name: 'Comparer les 2 matériaux' }).click();
  await expect(page).toHaveURL(/\/materials\?compare=[\w-]+,[\w-]+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^Prix TTC au m²/ })).toContainText('le plus bas');
  await expect(table.getByRole('link', { name: 'Contacter le vendeur' })).toHaveCount(2);
  await expect(table.getByRole('rowheader', { name: /^Livraison \(Lyon 3e\)/ })).toBeVisible();
  await page.getByLabel('Seulement les différences').check();
  await expect(table.getByRole('rowheader', { name: /^Certifié ACERMI/ })).toHaveCount(0);
  await expectAccessible();

  // A phone shares by its own sheet, which a journey cannot see; refused, it leaves the clipboard.
  if (isMobile)
    await page.addInitScript(`Navigator.prototype.share = () => Promise.reject(new Error('refused'))`);
  if (isMobile) await page.reload();
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(toast(page, 'Lien copié.')).toBeVisible();
  const link = await page.evaluate('navigator.clipboard.readText()');
  expect(link).toBe(page.url());

  await friend.goto(String(link));
  await expect(friend.getByRole('columnheader')).toHaveCount(2);
});

test('ce qu’un acheteur dit dans la liste le suit jusqu’à la fiche, à la comparaison et au retour', async ({
  page,
  request,
  isMobile,
}) => {
  const buyer = await createAccount(request);
  await page.goto('/materials?q=laine+de+verre');
  const needed = page.getByRole('spinbutton', { name: 'Quantité nécessaire' });
  await needed.fill('35');
  await needed.press('Enter');
  await expect(page).toHaveURL(/quantity=35&quantityUnit=m2&waste=10/);
  await expect(page.getByRole('link', { name: 'Retirer le besoin' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  const form = page.getByRole('form', { name: 'Filtres' });
  const where = form.getByLabel('Commune ou code postal');
  await where.fill('Lyon');
  await where.press('Enter');
  await expect(page).toHaveURL(/city=Lyon&/);
  await where.fill('');
  await where.pressSequentially('villeurb');
  const closed = Promise.withResolvers<void>();
  await page.route(/materials\.data\?.*Villeurbanne/, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.getByRole('option', { name: /^Villeurbanne 69100/ }).click();
  if (isMobile) await page.getByRole('button', { name: /^Voir les? / }).click();
  await expect(navigationProgress(page)).toBeVisible();
  closed.resolve();
  await expect(page).toHaveURL(/city=Villeurbanne[^#]*$/);
  const results = page.locator('#results').getByRole('status');
  await expect(results).toContainText(/de Villeurbanne/);
  const list = new URL(page.url());
  // The address changes before the page does.
  async function expectList() {
    await expect(page).toHaveURL(list.href);
    await expect(results).toContainText(/de Villeurbanne/);
  }

  await page.getByRole('link', { name: /^Laine de verre GR 32 kraft, ép. 120 mm/ }).click();
  await expect(page.getByLabel('J’ai besoin de')).toHaveValue('35');
  const delivery = page.getByRole('region', { name: 'Livraison et retrait' });
  await expect(delivery).toContainText('km de Villeurbanne');
  await expect(delivery).toContainText('Total livré');
  const similar = page.getByRole('region', { name: 'Matériaux similaires' }).getByRole('article');
  await expect(similar.first().getByRole('link').first()).toHaveAttribute('href', /\?need=35&margin=10$/);
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  // A phone's trail only has the category.
  if (isMobile) await page.goBack();
  else await crumbs.getByRole('link', { name: 'Matériaux', exact: true }).click();
  await expectList();

  for (const index of [0, 1])
    await page
      .getByRole('button', { name: /^Comparer :/ })
      .nth(index)
      .click();
  await page.getByRole('link', { name: 'Comparer les 2 matériaux' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: /^Pour 35\sm² \(\+10\s%\)/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Total livré/ })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Rechercher un matériau' }).click();
  const words = page.getByRole('search').getByLabel('Quel matériau ?').filter({ visible: true });
  await words.fill('laine de roche');
  await words.press('Enter');
  await expect(page).toHaveURL(/q=laine\+de\+roche.*quantity=35&quantityUnit=m2&waste=10/);
  await page.goto(list.href);
  await expectList();
  // A click is lost when the page scrolls between its press and its release.
  await expectScrolledToResults(page, isMobile);

  const wished = page.getByRole('link', { name: /^Ajouter aux favoris : Laine de verre/ }).first();
  const name = String(await wished.getAttribute('aria-label'));
  await wished.click();
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/);
  await expect(page.getByText('Connectez-vous pour garder ce matériau')).toBeVisible();
  await fillLogin(page, buyer);
  await expect(toast(page, 'Laine de verre')).toContainText('est dans vos favoris');
  await expectList();
  await expectScrolledToResults(page, isMobile);
  const heart = page.getByRole('button', { name });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await heart.click();
  expect((await removed).status()).toBe(204);

  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).not.toHaveURL(/city=/);
  if (isMobile) await page.getByRole('button', { name: 'Rechercher un matériau' }).click();
  const place = page.getByRole('search').getByLabel('Commune ou code postal').filter({ visible: true });
  await expect(place).toHaveValue('');

  await test.step('un lieu retiré ne revient pas, celui d’un lien sert aux fiches qu’on en ouvre', async () => {
    await page.goto('/about');
    if (isMobile) await page.getByRole('button', { name: 'Rechercher un matériau' }).click();
    await expect(place).toHaveValue('');
    await page.goto('/materials?q=laine+de+verre&city=Lyon&radius=50');
    await page.getByRole('link', { name: /^Laine de verre GR 32 kraft, ép. 120 mm/ }).click();
    await expect(delivery).toContainText('km de Lyon');
  });
});

test('un membre met un matériau de côté, le retrouve et le retire', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const member = await createAccount(request);
  await logIn(member);
  await page.goto('/materials?category=isolation');
  const title = String(
    await page
      .getByRole('heading', { name: /^Laine de roche/ })
      .first()
      .textContent(),
  );
  const heart = page.getByRole('button', { name: `Ajouter aux favoris : ${title}`, exact: true });
  const added = page.waitForResponse((response) => response.request().method() === 'PUT');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await added).status()).toBe(204);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Mes Favoris' })).toBeVisible();
  const kept = page.getByRole('button', { name: `Ajouter aux favoris : ${title}`, exact: true });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 matériau mis de côté')).toBeVisible();
  await expectAccessible();
  await kept.click();
  await expect(kept).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('0 matériaux mis de côté')).toBeVisible();
});

const expectScrolledToResults = (page: Page, isMobile: boolean) =>
  expect.poll(() => page.evaluate(measureGapAboveResults)).toBe(isMobile ? 15 : 30);

/** SPEC §9: a search scrolls to its results, a little below what stays at the top. */
function measureGapAboveResults() {
  const [results, ...covers] = ['results', 'search-strip', 'need-bar'].map((id) =>
    document.getElementById(id)?.getBoundingClientRect(),
  );
  return Math.round((results?.top ?? 0) - Math.max(...covers.map((box) => box?.bottom ?? 0)));
}
