import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const formatNumber = (value: number) => value.toLocaleString('fr').replaceAll('\u202F', '\u00A0');
const count = (value: number, noun: string) => `${formatNumber(value)}\u00A0${noun}${value < 2 ? '' : 's'}`;

interface Day {
  views: number;
  contacts: number;
}

/** Yesterday, or the day before when midnight came after the demo. */
async function findLastViewed(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { daily } = await (await request.get('/api/statistics?days=30', { headers })).json();
  const finished: Day[] = daily.slice(0, -1).reverse();
  const index = finished.findIndex(({ views }) => views > 0);
  return { day: finished[index] as Day, daysAgo: index + 1 };
}

test('un vendeur lit les dernières vues au clavier, sur le graphique puis dans le tableau', {
  tag: '@trust',
}, async ({ page, request, logIn, expectAccessible }) => {
  const { token } = await logIn('PROVIDER');
  const { day, daysAgo } = await findLastViewed(request, token);
  const figures = `${count(day.views, 'vue')}, ${count(day.contacts, 'contact')}`;

  await page.goto('/statistics');
  const cursor = page.getByRole('slider', { name: 'Période lue sur le graphique' });
  await cursor.focus();
  for (let pressed = 0; pressed < daysAgo; pressed++) await page.keyboard.press('ArrowLeft');
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`\\. ${figures}\\. 30\u00A0jours plus tôt`),
  );
  await expect(page.getByText(figures, { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveValue('0');
  await expectAccessible();

  await page.getByRole('radio', { name: 'Graphique' }).focus();
  await page.keyboard.press('ArrowRight');
  const table = page.getByRole('region', { name: 'Tableau' });
  await expect(
    table
      .getByRole('row')
      .nth(1 + daysAgo)
      .getByRole('cell')
      .first(),
  ).toHaveText(formatNumber(day.views));
  await expectAccessible();

  await page.getByRole('link', { name: '7 jours' }).click();
  await expect(page).toHaveURL('/statistics?days=7');
  await expect(table.getByRole('row')).toHaveCount(8);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter ces jours en CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^statistiques-par-jour-.*\.csv$/);

  const offer = page.getByRole('link', { name: /^En proposer/ }).first();
  await expect(offer).toHaveAttribute('href', /^\/materials\/new\?title=./);
});

test('un vendeur entre dans son espace, voit ce qui l’attend et trie ses matériaux', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('PROVIDER');
  await page.goto('/about');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Espace vendeur' }).click();
    const sideBar = page.getByRole('navigation', { name: 'Espace vendeur' });
    await expect(sideBar.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expect(page.getByRole('heading', { name: 'Tableau de Bord Vendeur' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'À faire' })).toBeVisible();
  await expectAccessible();

  const materials = page.getByRole('region', { name: 'Matériaux' });
  const rows = materials.locator('tbody tr');
  if (!isMobile) {
    await expect(rows).toHaveCount(25);
    await materials.getByRole('link', { name: 'Stock' }).click();
    await expect(materials.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  }
  await materials.getByRole('searchbox', { name: 'Titre ou référence' }).fill('LDV-GR32');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=LDV-GR32/);
  await expect(materials.getByRole('link', { name: /^Laine de verre GR 32/ }).first()).toBeVisible();
});
