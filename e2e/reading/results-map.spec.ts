import { tilesURL } from '../fixtures/site.ts';
import { expect, holdScripts, test } from '../fixtures/test.ts';

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ page }) =>
  page.route(`${tilesURL}/**`, (route) => route.fulfill({ contentType: 'image/png', body: tile })),
);

test('la carte montre des prix, se déplace, et une étiquette met ses matériaux en tête de la liste', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/materials?view=map&category=isolation');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await expect(map.getByRole('button', { name: 'Rapprocher la carte' })).toBeVisible();
  await expect(page.getByText('Chaque étiquette regroupe une ou plusieurs communes voisines')).toBeVisible();
  await expect(map.getByText('OpenStreetMap')).toBeVisible();
  await expectAccessible();
  // Before anything moves: what a tag says follows the visitor's prices.
  await expect(map.getByRole('link', { name: /Vénissieux, .* TTC$/ })).toBeVisible();
  await page.evaluate(`localStorage.setItem('prices', 'ht')`);
  await page.reload();
  const searchArea = page.getByRole('button', { name: 'Chercher dans cette zone' });
  await expect(searchArea).toBeHidden();
  await map.getByRole('link', { name: /Vénissieux, .* HT$/ }).focus();
  await page.keyboard.press('Enter');
  const town = map.getByRole('link', { name: /^Vénissieux\s: / });
  await expect(town).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(town).toHaveAttribute('aria-current', 'true');
  const chosen = page.getByRole('region', { name: /^Vénissieux\s: / });
  await expect(chosen.getByRole('article').first()).toContainText('Vénissieux');
  await searchArea.click();
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.getByText(/matériaux, dans cette zone/)).toBeVisible();
});

test('la carte dessinée en attendant les scripts nomme ses étiquettes, qui mènent à leurs matériaux', {
  tag: '@trust',
}, async ({ page, expectAccessible }) => {
  await holdScripts(page);
  await page.goto('/materials?view=map&category=isolation');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  const tag = map.getByRole('link', { name: /^Vénissieux, .*\s: \d+ matériaux, dès .* TTC$/ });
  await expect(tag).toBeVisible();
  await expectAccessible();
  await tag.click();
  await expect(page).toHaveURL(/bounds=/);
});

test('de près, la carte a la terre, l’eau et des cellules, qui ne se chargent pas de loin', {
  tag: '@trust',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, tile] = /assets\/(-?\d+_-?\d+)-/.exec(request.url()) ?? [];
    if (tile) asked.push(tile);
  });
  const water = page.locator('.leaflet-land-pane path.fill-plan-tint');
  await page.goto('/materials?view=map');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await expect(map).toHaveAttribute('data-is-near', 'false');
  await expect(water).toHaveCount(0);
  await page.goto('/materials?view=map&bounds=48.3,-4.6,48.45,-4.35');
  await expect(map).toHaveAttribute('data-is-near', 'true');
  await expect(water).not.toHaveCount(0);
  await expect(page.locator('.leaflet-land-pane path.stroke-joint').last()).toBeVisible();
  expect(asked).toContain('48_-6');
  expect(asked.length).toBeLessThan(5);
});

test('chercher dans une zone de la carte garde le lieu où l’on est livré', { tag: '@trust' }, async ({
  page,
}) => {
  await page.goto('/materials?view=map&q=laine+de+verre&city=Lyon&radius=50&quantity=35&quantityUnit=m2');
  const shown = page.getByRole('article').filter({ hasText: /livré\s\d/ });
  const title = (await shown.first().getByRole('heading').textContent()) ?? '';
  const [delivered = ''] = /livré\s[\d\s,]+€/.exec((await shown.first().textContent()) ?? '') ?? [];
  expect(delivered).not.toBe('');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await map.getByRole('button', { name: 'Éloigner la carte' }).click();
  await page.getByRole('button', { name: 'Chercher dans cette zone' }).click();
  await expect(page).toHaveURL(/city=Lyon.*bounds=/);
  await expect(page.getByText(/matériaux, dans cette zone/)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toContainText(delivered);
  await page.getByRole('link', { name: /Dans cette zone/ }).click();
  await expect(page.getByText(/matériaux, à moins de 50\skm de Lyon/)).toBeVisible();
});

test('avec un besoin, les étiquettes disent des totaux ; sans résultat, la carte est celle de la France', {
  tag: '@trust',
}, async ({ page }) => {
  await page.goto('/materials?view=map&q=laine+de+verre&city=Lyon&radius=50&quantity=35&quantityUnit=m2');
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await expect(
    map.getByRole('link', { name: /matériaux, dès .* TTC pour votre quantité, livrée$/ }),
  ).toBeVisible();
  await page.goto('/materials?view=map&q=xyzzy');
  await expect(map.getByRole('button', { name: 'Rapprocher la carte' })).toBeVisible();
  await expect(map.getByText('Paris', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Aucun matériau pour «\sxyzzy\s»/ })).toBeVisible();
});

test('le plan des rues n’est chargé que si on le demande, et le choix est retenu', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tilesURL)) asked.push(request.url());
  });
  await page.goto('/materials?view=map&category=isolation');
  const streets = page.getByRole('button', { name: 'Plan des rues' });
  await expect(streets).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual([]);
  await streets.click();
  const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
  await expect(map).toHaveAttribute('data-has-streets', 'true');
  expect(asked.length).toBeGreaterThan(0);
  await page.reload();
  await expect(streets).toHaveAttribute('aria-pressed', 'true');
  await streets.click();
  await expect(streets).toHaveAttribute('aria-pressed', 'false');
});

test.describe('des tuiles qui ne viennent pas', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('laissent la carte dessinée, et cela se dit', { tag: '@trust' }, async ({ page }) => {
    await page.route(`${tilesURL}/**`, (route) => route.abort());
    await page.goto('/materials?view=map&category=isolation');
    await page.getByRole('button', { name: 'Plan des rues' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Le plan des rues' })).toBeVisible();
    const map = page.getByRole('group', { name: 'Carte des matériaux par commune' });
    await expect(map).toHaveAttribute('data-has-streets', 'false');
    await expect(page.getByRole('link', { name: /Vénissieux/ })).toBeVisible();
  });
});

test('« Autour de ma position » cherche là où l’on est', { tag: '@trust' }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.6, longitude: 1.44 });
  await page.goto('/materials?view=map');
  await page.locator('.map-pane').getByRole('button', { name: 'Autour de ma position' }).click();
  await expect(page).toHaveURL(/lat=43\.6&lng=1\.44/);
  await expect(page.getByRole('link', { name: /Toulouse/ })).toBeVisible();
});
