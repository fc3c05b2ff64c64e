import { expect, expectHydrated, holdScripts, test } from '../fixtures/test.ts';

test('les suggestions suivent la frappe sans jamais retenir la touche Entrée', { tag: '@phone' }, async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/');
  const field = page.getByRole('main').getByRole('search').getByLabel('Quel matériau');
  await field.pressSequentially('laine de r');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: /^laine de roche \d+ annonces$/ })).toBeVisible();
  await expect(list.getByRole('option', { name: /^Laine de roche Catégorie \d+ annonces$/ })).toBeVisible();
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
  if (isMobile) {
    await expect(words).toBeFocused();
    await page.keyboard.type('o');
    await expect(words).toHaveValue('laine de ro');
  }
  await words.fill('');
  await words.pressSequentially('laine de b');
  await expect(list.getByRole('option', { name: /^laine de bois \d+ annonces?$/ })).toBeVisible();
  // The answers to fewer letters have given way.
  await expect(list.getByRole('option').filter({ hasNotText: /laine de b/i })).toHaveCount(0);
  await words.press('ArrowUp');
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Matériau$/);
  const title = await list.getByRole('option', { selected: true }).locator('span').first().textContent();
  await words.press('Enter');
  await expect(page).toHaveURL(/\/materials\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('sur l’accueil, un mot proposé mène à la quantité ; dans l’en-tête, un autre lieu garde les filtres', {
  tag: '@trust',
}, async ({ page, isMobile }) => {
  await page.goto('/');
  const home = page.getByRole('main').getByRole('search');
  await home.getByLabel('Quel matériau').pressSequentially('laine de v');
  await page.getByRole('option', { name: /^laine de verre \d+ annonces$/ }).click();
  await expect(home.getByLabel('Quel matériau')).toHaveValue('laine de verre');
  await expect(home.getByLabel('Quantité nécessaire')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=laine\+de\+verre/);

  await page.goto(
    '/materials?q=laine+de+verre&city=Lyon&radius=50&condition=neuf&maxTotal=500&quantity=35&quantityUnit=m2',
  );
  await expectHydrated(page);
  if (isMobile) await page.getByRole('button', { name: 'Rechercher un matériau' }).click();
  const search = page.getByRole('search').filter({ visible: true });
  await search.getByLabel('Commune ou code postal').fill('Grenoble');
  await search.getByLabel('Commune ou code postal').press('Enter');
  await expect(page).toHaveURL(/city=Grenoble/);
  await expect(page).toHaveURL(/condition=neuf/);
  await expect(page).toHaveURL(/maxTotal=500/);
});

test('une commune, un vendeur et une catégorie proposés mènent chacun à sa page', { tag: '@trust' }, async ({
  page,
}) => {
  const field = page.getByRole('main').getByRole('search').getByLabel('Quel matériau');
  const option = (name: RegExp) =>
    page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/');
  await field.pressSequentially('escoff');
  await option(/^Tuilerie Escoffre Vendeur \d+ annonces$/).click();
  await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
  await expect(heading).toHaveText('Tuilerie Escoffre');

  await page.goto('/');
  await field.pressSequentially('vénissi');
  await expect(option(/^Vénissieux 69200 Commune$/)).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(heading).toHaveText('Matériaux autour de Vénissieux (69200)');

  await page.goto('/');
  await field.pressSequentially('laine de r');
  await option(/^Laine de roche Catégorie/).click();
  await expect(heading).toHaveText('Laine de roche autour de Vénissieux (69200)');
});

test('un lieu parmi les mots se dit et se défait ; une courte liste s’élargit d’autant qu’elle le dit', async ({
  page,
  expectAccessible,
}) => {
  const status = page.locator('#results').getByRole('status');
  const readTotal = async () => Number.parseInt((await status.textContent()) ?? '', 10);

  await page.goto('/materials?q=laine+de+verre+lyon');
  await expect(page.getByText(/^Autour de Lyon \(50\skm\)/)).toBeVisible();
  await expectAccessible();
  const header = page.getByRole('banner');
  await expect(header.locator('[name=city]')).toHaveValue('Lyon');
  await expect(header.locator('[name=radius]')).toHaveValue('50');
  await page.getByRole('link', { name: /^Chercher «\slyon\s» comme un mot$/ }).click();
  await expect(page).toHaveURL(/placeAsWords=true/);
  await page.getByRole('link', { name: /^Chercher «\slaine de verre\s» autour de Lyon$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/autour de Lyon$/);
  await page.goBack();
  await expect(page).toHaveURL(/placeAsWords=true/);

  await page.goto('/materials?q=laine&city=Lyon&radius=10&maxPrice=5');
  const found = await readTotal();
  const widening = page.getByRole('link', { name: /^Tous les prix\s: \+\d+$/ });
  const more = Number((await widening.textContent())?.split('+')[1]);
  await expectHydrated(page);
  await widening.press('Enter');
  await expect(page).toHaveURL(/q=laine&city=Lyon&radius=10/);
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect.poll(readTotal).toBe(found + more);
  await expect(status).toBeFocused();
});

test('la quantité des mots remplit le besoin et se défait ; toute la France garde le lieu', {
  tag: '@trust',
}, async ({ page, isMobile, expectAccessible }) => {
  const results = page.locator('#results');
  const need = page.getByRole('region', { name: 'Quantité nécessaire' });
  const card = results.getByRole('article').first();
  const asTyped = page.getByRole('link', { name: 'Chercher ces mots tels quels' });
  await page.goto('/materials?q=35+m²+de+laine+de+verre+lyon');
  await expect(results.getByText(/^Calculé pour 35\sm², compris dans vos mots/)).toBeVisible();
  await expect(need).toContainText(/Quantité nécessaire\s: 35\sm².*Livré à Lyon/);
  await expect(card).toContainText('stock suffisant');
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /need=35&margin=0/);
  await expectAccessible();
  await asTyped.click();
  await expect(page).toHaveURL(/quantityAsWords=true/);
  await expect(page.getByRole('spinbutton', { name: 'Quantité nécessaire' })).toHaveValue('');
  await page.getByRole('link', { name: /^Calculer les totaux pour 35\sm²$/ }).click();
  await expect(asTyped).toBeVisible();
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page.getByText(/pour votre quantité/).first()).toBeAttached();
  await expect(need).toContainText(/35\sm²/);
  await page.getByRole('link', { name: 'Retirer le besoin' }).click();
  await expect(page).toHaveURL(/q=laine\+de\+verre&.*city=Lyon/);
  await expect(page).not.toHaveURL(/quantity|_routes/);

  await page.goto('/materials?q=tuile+ajaccio');
  const widening = page.getByRole('link', { name: /^Chercher dans toute la France\s: \+\d+$/ });
  const more = (await widening.textContent())?.split('+')[1];
  await widening.click();
  await expect(page).toHaveURL(/anywhere=true/);
  await expect(results.getByRole('status')).toContainText(`${more} matériaux`);
  await expect(results.getByText(/^Dans toute la France, distances depuis Ajaccio/)).toBeVisible();
  await expect(card).toContainText(/\d\skm/);
  await expect(page.getByRole('banner').locator('[name=city]')).toHaveValue('Ajaccio');
  await page.getByRole('spinbutton', { name: 'Quantité nécessaire' }).fill('20');
  await page.getByRole('button', { name: 'Calculer les totaux' }).click();
  await expect(need).toContainText('Livré à Ajaccio');
  await expect(page).toHaveURL(/anywhere=true/);
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  const form = page.getByRole('form', { name: 'Filtres' });
  await expect(form.getByLabel('Dans toute la France')).toBeChecked();
  await form.getByLabel('Dans toute la France').uncheck();
  await expect(page).toHaveURL(/radius=30/);
  await form.getByLabel('Dans toute la France').check();
  await expect(page).toHaveURL(/anywhere=true/);
  await expectAccessible();
  if (isMobile) await page.getByRole('button', { name: /^Voir les? / }).click();
  await page.getByRole('link', { name: 'Retirer le filtre Distances depuis Ajaccio' }).click();
  await expect(page).not.toHaveURL(/city|anywhere/);
  await expect(page).toHaveURL(/q=tuile&/);
});

test('une épaisseur se choisit parmi les intervalles des annonces', { tag: '@trust' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/materials?category=laine-de-verre');
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  const group = page.getByRole('form', { name: 'Filtres' }).getByRole('group', { name: 'Épaisseur' });
  const range = group.getByRole('button').first();
  const [, count] = /(\d+)$/.exec((await range.textContent()) ?? '') ?? [];
  await range.click();
  await expect(page).toHaveURL(/attr\.epaisseur\.min=\d+&attr\.epaisseur\.max=\d+/);
  await expect(range).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#results').getByRole('status')).toContainText(new RegExp(`^${count}\\smatéria`));
  await range.click();
  await expect(page).not.toHaveURL(/epaisseur/);
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

test('qui cherche deux fois la même chose revient en arrière en une fois', { tag: '@trust' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the header’s search is in a sheet there');
  await page.goto('/');
  await expectHydrated(page);
  const home = page.getByRole('main').getByRole('search');
  await home.getByLabel('Quel matériau').fill('laine de verre');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=laine\+de\+verre/);
  await page.getByRole('banner').getByLabel('Quel matériau').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('revenir en arrière avant l’arrivée des scripts montre la liste d’avant', { tag: '@trust' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the column of filters is in a sheet there');
  await page.goto('/materials?category=isolation');
  const status = page.locator('#results').getByRole('status');
  const all = String(await status.textContent());
  await page.getByRole('form', { name: 'Filtres' }).getByLabel('Réemploi').check();
  await expect(page).toHaveURL(/condition=reemploi/);
  await expect(status).not.toHaveText(all);
  const releaseScripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(status).not.toHaveText(all);
  await page.goBack({ waitUntil: 'commit' });
  await expect(status).toHaveText(all);
  releaseScripts();
  await expectHydrated(page);
  await expect(status).toHaveText(all);
  await page.getByRole('form', { name: 'Filtres' }).getByLabel('Neuf').check();
  await expect(page).toHaveURL(/condition=neuf/);
  await expect(page).not.toHaveURL(/reemploi/);
});

test.describe('un prix illisible dans l’adresse', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('se dit, et la liste attend qu’on la change', { tag: '@trust' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the column of filters is in a sheet there');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/materials.data')) asked.push(request.url());
    });
    await page.goto('/materials?minPrice=abc&q=laine');
    const form = page.getByRole('form', { name: 'Filtres' });
    await expect(form.getByText('Indiquez un prix')).toBeVisible();
    await expectHydrated(page);
    await form.getByLabel('Neuf').check();
    await expect(page).toHaveURL(/condition=neuf/);
    expect(asked).toEqual([expect.stringContaining('condition=neuf')]);
  });
});

test('au clavier, qui trie, change de catégorie ou de page, ou retire un filtre, garde sa place', {
  tag: '@trust',
}, async ({ page, isMobile }) => {
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
  await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('#results')).toBeFocused();
});

test('une mesure que rien n’a reste demandée, et s’en va avec sa catégorie', { tag: '@trust' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/materials?category=isolation&attr.epaisseur.min=900');
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
  const form = page.getByRole('form', { name: 'Filtres' });
  await form.getByLabel('Prix, maximum').fill('20');
  await form.getByLabel('Prix, maximum').press('Enter');
  await expect(page).toHaveURL(/maxPrice=20/);
  await expect(page).toHaveURL(/attr\.epaisseur\.min=900/);
  await form.getByLabel('Toutes les catégories').click();
  await expect(page).not.toHaveURL(/category=|attr\./);
  await expect(page).toHaveURL(/maxPrice=20/);
});

test('une position trouvée s’applique à la liste, volet fermé ou non, et trop tard n’y ramène pas', {
  tag: '@trust',
}, async ({ page, isMobile }) => {
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
  const title = String(await page.getByRole('article').first().getByRole('heading').textContent());
  await page.getByRole('heading', { name: title, exact: true }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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

test.describe('sans script', () => {
  test.use({ javaScriptEnabled: false });

  test('la liste et la fiche se lisent et les filtres s’appliquent', async ({ page }) => {
    await page.goto('/materials?category=isolation');
    await page.getByLabel('Réemploi').check();
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page).toHaveURL(/condition=reemploi/);
    const title = String(await page.getByRole('article').first().getByRole('heading').textContent());
    await page.getByRole('heading', { name: title, exact: true }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Caractéristiques' })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'EUR' } });
  });
});
