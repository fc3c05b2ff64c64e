import type { Page } from '@playwright/test';
import { expect, expectHydrated, holdScripts, test, toast } from '../fixtures/test.ts';

const menuButton = /^(Menu|Mon compte|Account|My account)$/;

test('un visiteur choisit le thème sombre, qui tient après rechargement', { tag: '@trust' }, async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: menuButton }).click();
  await page.getByText('Sombre').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: menuButton }).click();
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked();
});

test('un visiteur passe à l’anglais, retrouve sa langue, puis revient au français', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: menuButton }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/auth/login');
  await expect(page).toHaveTitle('Log in · Parpaing');
  await page.goto('/');
  await page.getByRole('button', { name: menuButton }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('le menu s’ouvre et se ferme au clavier, et rend le focus', async ({ page, expectAccessible }) => {
  await page.goto('/materials');
  const button = page.getByRole('button', { name: menuButton });
  await button.focus();
  await page.keyboard.press('Enter');
  const login = page.getByRole('link', { name: 'Se connecter' });
  await expect(login).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(button).toBeFocused();
});

async function showMenuButtonWithoutScripts(page: Page) {
  const releaseScripts = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: menuButton });
  // Without styles there would be two.
  await expect(button).toHaveCount(1);
  return { button, releaseScripts };
}

test('le menu s’ouvre même si les scripts arrivent pendant l’appui sur son bouton', {
  tag: '@trust',
}, async ({ page, logIn }) => {
  await logIn('USER');
  const { button, releaseScripts } = await showMenuButtonWithoutScripts(page);
  await button.hover();
  await page.mouse.down();
  releaseScripts();
  await expectHydrated(page);
  await page.mouse.up();
  await expect(page.getByText('Camille Roussel')).toBeVisible();
});

test('le menu ouvert avant les scripts a ses liens, puis les réglages qui ont besoin d’eux', {
  tag: '@trust',
}, async ({ page }) => {
  const { button, releaseScripts } = await showMenuButtonWithoutScripts(page);
  await button.click();
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Thème' })).toHaveCount(0);
  releaseScripts();
  await expect(page.getByRole('group', { name: 'Thème' })).toBeVisible();
});

test('une navigation remonte en haut, le retour arrière rend la position', async ({ page }) => {
  await page.goto('/');
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'À propos' });
  await footerLink.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await footerLink.click();
  await expect(page).toHaveTitle('À propos · Parpaing');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

test('aucune page ne déborde à 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/materials', '/info', '/privacy', '/contact', '/auth/login', '/rayon/inconnu']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('l’autre onglet prend la langue choisie dès sa page suivante, tout entière', { tag: '@trust' }, async ({
  page,
  context,
}) => {
  await page.goto('/materials');
  await expectHydrated(page);
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: menuButton }).click();
  await other.getByRole('button', { name: 'English' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: 'Carte' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL(/view=map/);
});

test('une langue demandée n’est jamais servie à un autre visiteur', async ({ request }) => {
  const english = await request.get('/', { headers: { cookie: 'lang=en-US' } });
  expect(english.headers()['cache-control']).toContain('private');
  expect(await english.text()).toContain('lang="en-US"');
  const french = await request.get('/');
  expect(french.headers()['cache-control']).toContain('public');
  expect(await french.text()).toContain('lang="fr"');
});

test('une page inchangée n’est pas renvoyée deux fois', async ({ request }) => {
  const first = await request.get('/about');
  const again = await request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('au clavier, une recherche mène au titre des résultats, puis à la première fiche', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'On a phone the search is in a panel, which closes.');
  await page.goto('/about');
  await expectHydrated(page);
  const field = page.getByRole('banner').getByLabel('Quel matériau');
  await field.fill('parpaing');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/materials\?.*q=parpaing.*scroll=true/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('parpaing');
  await expect(heading).toBeFocused();
  const card = page.locator('article a').first();
  for (let presses = 0; presses < 20; presses++) {
    if (await card.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(card).toBeFocused();
});

test.describe('sans réseau', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch/ });

  test('un lien mène à notre écran d’erreur, puis à la page quand le réseau revient', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectHydrated(page);
    // What tells of a lost connection comes before it is lost.
    const screen = page.waitForResponse(/error-screen-content.*\.js$/);
    await page.mouse.move(5, 5);
    await (await screen).finished();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click();
    await expect(page.getByText('Aucune réponse du serveur.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/terms');
  });

  test('un filtre laisse la liste en place, et se redemande', { tag: '@trust' }, async ({
    page,
    context,
    isMobile,
  }) => {
    // What tells of a lost connection comes before it is lost.
    const toaster = page.waitForResponse(/toaster.*\.js$/);
    await page.goto('/materials?category=isolation');
    await (await toaster).finished();
    const heading = page.locator('#results').getByRole('status');
    const all = await heading.textContent();
    await context.setOffline(true);
    if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
    const filter = page.getByRole('form', { name: 'Filtres' }).getByLabel('Réemploi');
    await filter.click();
    await expect(toast(page, 'Aucune réponse du serveur.')).toBeVisible();
    await expect(filter).not.toBeChecked();
    await expect(heading).toHaveText(all ?? '');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/condition=reemploi/);
    await expect(filter).toBeChecked();
    await expect(heading).not.toHaveText(all ?? '');
  });
});

test('le bouton de retour en haut paraît après 300 px, et y mène', async ({ page }) => {
  await page.goto('/terms');
  await expectHydrated(page);
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 320));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
