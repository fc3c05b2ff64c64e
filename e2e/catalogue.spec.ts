import type { Page } from '@playwright/test';
import { fillLogin } from './accounts.ts';
import { accounts, expect, password, test, toast } from './fixtures.ts';

const nbsp = '\u00A0';

test('trouver de la laine de verre près de Lyon, calculer son besoin, en comparer deux, partager le lien', async ({
  page,
  context,
  isMobile,
  expectAccessible,
}) => {
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
  await page.getByLabel('J’ai besoin de').fill('5000');
  await expect(
    page
      .getByRole('link', { name: /^Contacter pour les \d+\srouleaux disponibles$/ })
      .filter({ visible: true }),
  ).toBeVisible();
  await page.getByLabel('J’ai besoin de').fill('35');
  await page.getByLabel('Chute selon la pose').selectOption('Autre pourcentage');
  await page.getByLabel('Chute, en pourcentage').fill('40');
  await expect(calculator.getByText(`10${nbsp}rouleaux`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('J’ai besoin de')).toHaveValue('35');
  await expect(page.getByLabel('Chute, en pourcentage')).toHaveValue('40');

  await page.getByRole('button', { name: /^Comparer : Laine de verre GR 32/ }).click();
  await page.goBack();
  await page.getByRole('button', { name: /^Comparer : Laine de verre acoustique/ }).click();
  await expect(page.getByRole('link', { name: 'Comparer les 2 matériaux' })).toBeInViewport();
  await page.getByRole('link', { name: 'Comparer les 2 matériaux' }).click();
  await expect(page).toHaveURL(/\/materials\?compare=[\w-]+,[\w-]+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: /^Prix ramené/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Prix ramené/ })).toContainText('le plus bas');
  await expect(table.getByRole('rowheader', { name: /^Livraison \(Lyon 3e\)/ })).toBeVisible();
  await page.getByLabel('Voir seulement les différences').check();
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

  const friend = await context.browser()?.newContext();
  const theirs = await friend?.newPage();
  await theirs?.goto(String(link));
  await expect(theirs?.getByRole('columnheader') ?? page.locator('none')).toHaveCount(2);
  await friend?.close();
});

test('ce qu’un acheteur dit dans la liste le suit jusqu’à la fiche, à la comparaison et au retour', async ({
  page,
  isMobile,
}) => {
  await page.goto('/materials?q=laine+de+verre');
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  const form = page.getByRole('form', { name: 'Filtres' });
  await form.getByLabel('Quantité').fill('35');
  await form.getByLabel('Quantité').press('Enter');
  await expect(page).toHaveURL(/quantity=35&quantityUnit=m2/);
  await form.getByLabel('Commune ou code postal').fill('Villeurbanne');
  await form.getByLabel('Commune ou code postal').press('Enter');
  await expect(page).toHaveURL(/city=Villeurbanne/);
  if (isMobile) await page.getByRole('button', { name: /^Voir les? / }).click();
  await expect(page.locator('#results').getByRole('status')).toContainText(/de Villeurbanne$/);
  const list = new URL(page.url());

  await page.getByRole('link', { name: /^Laine de verre GR 32 kraft, ép. 120 mm/ }).click();
  await expect(page.getByLabel('J’ai besoin de')).toHaveValue('35');
  const delivery = page.getByRole('region', { name: 'Livraison et retrait' });
  await expect(delivery).toContainText('km de Villeurbanne');
  await expect(delivery).toContainText('Total livré');
  const similar = page.getByRole('region', { name: 'Matériaux similaires' }).getByRole('article');
  await expect(similar.first().getByRole('link').first()).toHaveAttribute('href', /\?need=35$/);
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  // A phone's trail only has the category.
  if (isMobile) await page.goBack();
  else await crumbs.getByRole('link', { name: 'Matériaux', exact: true }).click();
  await expect(page).toHaveURL(list.href);

  for (const index of [0, 1])
    await page
      .getByRole('button', { name: /^Comparer :/ })
      .nth(index)
      .click();
  await page.getByRole('link', { name: 'Comparer les 2 matériaux' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: /^Total pour 35\sm²/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Total livré/ })).toBeVisible();
  await page.getByRole('link', { name: 'Revenir à la liste' }).click();
  await expect(page).toHaveURL(list.href);

  await page.getByRole('link', { name: /^Ajouter aux favoris : Laine de verre GR 32 kraft/ }).click();
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/);
  await fillLogin(page, accounts.USER, password);
  await expect(page).toHaveURL(list.href);
  await expect(toast(page, 'Laine de verre GR 32 kraft')).toContainText('est dans vos favoris');
  const heart = page.getByRole('button', { name: /^Ajouter aux favoris : Laine de verre GR 32 kraft/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).not.toHaveURL(/city=/);
  if (isMobile) await page.getByRole('button', { name: 'Rechercher un matériau' }).click();
  const place = page.getByRole('search').getByLabel('Commune ou code postal').filter({ visible: true });
  await expect(place).toHaveValue('');
});

test('les suggestions suivent la frappe sans jamais retenir la touche Entrée', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/');
  const field = page.getByRole('main').getByRole('search').getByLabel('Quel matériau');
  await field.pressSequentially('laine de r');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: 'laine de roche', exact: true })).toBeVisible();
  await expect(list.getByRole('option', { name: 'Laine de roche Catégorie' })).toBeVisible();
  await expect(list.getByRole('option', { name: /Matériau$/ }).first()).toBeVisible();
  await expectAccessible();

  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('laine de r');
  await field.press('ArrowDown');
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/q=laine\+de\+r&/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/laine de r/);

  if (isMobile) await page.getByRole('button', { name: 'Rechercher un matériau' }).click();
  const words = page.getByRole('search').getByLabel('Quel matériau').filter({ visible: true });
  await expect(words).toHaveValue('laine de r');
  if (isMobile) await expect(words).toBeFocused();
  await words.fill('');
  await words.pressSequentially('laine de b');
  await expect(list.getByRole('option', { name: 'laine de bois', exact: true })).toBeVisible();
  await words.press('ArrowUp');
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Matériau$/);
  const title = await list.getByRole('option', { selected: true }).locator('span').first().textContent();
  await words.press('Enter');
  await expect(page).toHaveURL(/\/materials\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('filtrer, revenir en arrière, recharger : l’adresse dit tout', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/materials?category=isolation');
  const status = page.locator('#results').getByRole('status');
  const all = await status.textContent();

  async function openFilters() {
    if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
    return page.getByRole('form', { name: 'Filtres' });
  }
  async function closeFilters() {
    if (isMobile) await page.getByRole('button', { name: /^Voir les? / }).click();
  }

  const form = await openFilters();
  await form.getByLabel('Réemploi').check();
  await expect(page).toHaveURL(/condition=reemploi/);
  if (isMobile) await expectAccessible();
  await closeFilters();
  await expect(page.getByRole('link', { name: 'Retirer le filtre Réemploi' })).toBeVisible();
  await expect(status).not.toHaveText(all ?? '');
  const reused = await status.textContent();

  await openFilters();
  await form.getByLabel('Prix, maximum').fill('20');
  await form.getByLabel('Prix, maximum').press('Enter');
  await expect(page).toHaveURL(/maxPrice=20/);
  await closeFilters();
  await expect(page.getByRole('link', { name: /Retirer le filtre Jusqu’à 20,00/ })).toBeVisible();
  const cheap = await status.textContent();

  await page.reload();
  await expect(status).toHaveText(cheap ?? '');
  await page.goBack();
  await expect(status).toHaveText(reused ?? '');
  await expect(page.getByRole('link', { name: /Retirer le filtre Jusqu’à/ })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('link', { name: /Retirer le filtre Jusqu’à/ })).toBeVisible();
  await expect(status).toHaveText(cheap ?? '');
  await page.getByRole('link', { name: 'Retirer le filtre Réemploi' }).click();
  await expect(page).not.toHaveURL(/condition=/);
  await expect(page).toHaveURL(/maxPrice=20/);

  await page.getByRole('link', { name: 'Carte' }).click();
  await expect(page.getByRole('group', { name: 'Carte des matériaux par commune' })).toBeVisible();
  await expectAccessible();
});

test('la carte se déplace et s’agrandit, un groupe s’ouvre, une commune mène à ses matériaux', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/materials?view=map&category=isolation');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await page.getByText('Chaque rond est une commune').scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Rapprocher la carte' })).toBeVisible();
  await expect(map.getByText('GeoNames')).toBeVisible();
  await expectAccessible();
  // Before anything moves: what a disc says follows the visitor's prices.
  const lyon = map.getByRole('link', { name: /Vénissieux, .* TTC$/ });
  await expect(lyon).toBeVisible();
  await page.evaluate(`localStorage.setItem('prices', 'ht')`);
  await page.reload();
  await page.getByText('Chaque rond est une commune').scrollIntoViewIfNeeded();
  const cluster = map.getByRole('link', { name: /Vénissieux, .* HT$/ });
  await cluster.focus();
  await page.keyboard.press('Enter');
  const town = map.getByRole('link', { name: /^Vénissieux : / });
  await expect(town).toBeFocused();
  if (isMobile) await scrollPastMap(page);

  await map.focus();
  const before = await town.boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await town.boundingBox())?.y).not.toBe(before?.y);
  await expect(async () => {
    await map.getByRole('button', { name: 'Éloigner la carte' }).click();
    await expect(cluster).toBeVisible({ timeout: 500 });
  }).toPass();
  await cluster.click();
  await town.click();
  await expect(page).toHaveURL(/city=V%C3%A9nissieux/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** One finger on the map scrolls the page, and is told that two move the map. */
async function scrollPastMap(page: Page) {
  const box = await page.locator('.map-live').boundingBox();
  if (!box) throw new Error('no map');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: box.x + box.width / 2, y }],
    });
  const before = await page.evaluate(() => scrollY);
  const start = box.y + box.height / 2;
  await touch('touchStart', start);
  for (let moved = 20; moved <= 120; moved += 20) await touch('touchMove', start - moved);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expect(page.getByText('Utilisez deux doigts pour déplacer la carte.')).toHaveCSS('opacity', '1');
  await touch('touchEnd');
}

test('au clavier, qui trie, change de catégorie ou retire un filtre garde sa place', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the column of filters is in a sheet there, and a phone has no arrows');
  await page.goto('/materials?city=Lyon');
  await expect(page.locator('#results').getByRole('status')).toContainText(/à moins de 30/);
  await page.getByRole('radio', { name: 'Toutes les catégories' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gros œuvre/);
  const chosen = page.locator('#filters').getByRole('radio', { checked: true }).and(page.locator(':focus'));
  await expect(chosen).toHaveCount(1);
  await page.getByLabel('Trier par').selectOption('prix');
  const place = page.getByRole('link', { name: /^Retirer le filtre Autour de Lyon/ });
  await expect(place).toHaveAttribute('href', /sort=prix/);
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/city=/);
  await expect(page.getByRole('list', { name: 'Filtres actifs' })).toBeFocused();
});

test('une mesure que rien n’a reste demandée, et s’en va avec sa catégorie', async ({ page, isMobile }) => {
  await page.goto('/materials?category=isolation&attr.epaisseur.min=900');
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  const form = page.getByRole('form', { name: 'Filtres' });
  await form.getByLabel('Prix, maximum').fill('20');
  await form.getByLabel('Prix, maximum').press('Enter');
  await expect(page).toHaveURL(/maxPrice=20/);
  await expect(page).toHaveURL(/attr\.epaisseur\.min=900/);
  await form.getByLabel('Toutes les catégories').check();
  await expect(page).not.toHaveURL(/category=|attr\./);
  await expect(page).toHaveURL(/maxPrice=20/);
});

test('une position trouvée s’applique à la liste, volet fermé ou non, et trop tard n’y ramène pas', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(`
    navigator.geolocation.getCurrentPosition = (go) => {
      window.findPosition = () => go({ coords: { latitude: 45.75, longitude: 4.85 } });
    };
  `);
  async function askPosition() {
    if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
    await page.getByRole('button', { name: 'Autour de ma position' }).click();
    await expect(page.getByRole('button', { name: 'Recherche de votre position…' })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Fermer' }).click();
  }
  await page.goto('/materials?category=isolation');
  await askPosition();
  await page.evaluate('findPosition()');
  await expect(page.locator('#results').getByRole('status')).toContainText('de vous');
  await page.goBack();
  await expect(page.locator('#results').getByRole('status')).not.toContainText('de vous');

  await askPosition();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /^Contacter/ }).first()).toBeVisible();
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('lat=45.75')) searches.push(request.url());
  });
  await page.evaluate('findPosition()');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/category=isolation$/);
  expect(searches).toEqual([]);
});

test.describe('ce qui ne se peut pas', () => {
  test.use({ expectedComplaints: /status of 4(00|04|10)/ });

  test('un filtre impossible se lit à sa place, les autres restent', async ({ page, expectAccessible }) => {
    const answer = await page.goto('/materials?category=isolation&minPrice=50&maxPrice=3');
    expect(answer?.status()).toBe(400);
    await expect(page.locator('#results').getByText(/Le minimum dépasse le maximum/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retirer le filtre Isolation' })).toBeVisible();
    await expectAccessible();
  });

  test('une page trop loin dit quelle est la dernière, et y mène', async ({ page }) => {
    const beyond = await page.goto('/materials?page=16');
    expect(beyond?.status()).toBe(200);
    await expect(page.getByText('Cette page n’existe pas : la dernière est la page 15.')).toBeVisible();
    const tooFar = await page.goto('/materials?page=9999');
    expect(tooFar?.status()).toBe(400);
    await expect(page.getByText('Cette page n’existe pas : la dernière est la page 15.')).toBeVisible();
    await page.getByRole('link', { name: 'Dernière page' }).click();
    await expect(page.getByText('Page 15 sur 15')).toBeVisible();
  });

  test('une commune mal orthographiée est dite, celles qui lui ressemblent se proposent', async ({
    page,
  }) => {
    await page.goto('/materials?category=isolation&city=Villeurbane');
    const results = page.locator('#results');
    await expect(results.getByText(/^Lieu\s:\s/)).toBeVisible();
    await expect(results.getByRole('heading', { level: 1 })).toHaveText('Isolation');
    await results.getByRole('link', { name: 'Villeurbanne (69100)' }).click();
    await expect(results.getByRole('status')).toContainText('de Villeurbanne');
  });

  test('la carte se passe, comme la liste, d’un filtre impossible', async ({ page }) => {
    await page.goto('/materials?view=map&category=isolation&maxPrice=beaucoup');
    await expect(page.getByRole('group', { name: 'Carte des matériaux par commune' })).toBeVisible();
  });

  test('une recherche sans résultat propose quoi relâcher', async ({ page, expectAccessible }) => {
    await page.goto('/materials?category=isolation&city=Brest&radius=5&attr.epaisseur.min=900');
    await expect(page.getByRole('heading', { name: 'Aucun matériau ne correspond' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: /^Chercher dans toute la France/ }).click();
    await expect(page).not.toHaveURL(/city=/);
    // Not even an address: what was typed cannot be decoded.
    await page.goto('/materials?q=%E0%A4%A');
    await expect(page.getByText(/pas de mot à chercher/)).toBeVisible();
    await page.getByRole('link', { name: 'Voir tous les matériaux' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('un matériau inconnu répond 404 et montre les derniers arrivages', async ({
    page,
    expectAccessible,
  }) => {
    const answer = await page.goto('/materials/01890000-0000-7000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Ce matériau est introuvable' })).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expectAccessible();
  });
});

test('un membre met un matériau de côté, le retrouve et le retire', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('USER');
  // Two sizes run side by side with the same member.
  const title = isMobile ? /^Ajouter aux favoris : Laine de bois/ : /^Ajouter aux favoris : Laine de roche/;
  await page.goto('/materials?category=isolation');
  const heart = page.getByRole('button', { name: title }).first();
  if ((await heart.getAttribute('aria-pressed')) === 'true') await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Mes Favoris' })).toBeVisible();
  const kept = page.getByRole('button', { name: title }).first();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await kept.click();
  await expect(kept).toHaveAttribute('aria-pressed', 'false');
});

test('sans script, la liste et la fiche se lisent et les filtres s’appliquent', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/materials?category=isolation');
  await page.getByLabel('Réemploi').check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/condition=reemploi/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Caractéristiques' })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'EUR' } });
  await context.close();
});
