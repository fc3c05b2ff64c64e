import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('fr').replaceAll('\u202F', '\u00A0')}\u00A0${number < 2 ? one : many}`;

async function readStatistics(request: APIRequestContext, token: string, days: number) {
  const answer = await request.get('/api/statistics', {
    params: { days },
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

test('un vendeur lit les vues d’hier sur le graphique, au clavier, puis dans le tableau', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const { token } = await logIn('PROVIDER');
  const { daily } = await readStatistics(request, token, 30);
  const yesterday = daily.at(-2);
  expect(yesterday.views).toBeGreaterThan(0);
  const views = count(yesterday.views, 'vue', 'vues');
  const contacts = count(yesterday.contacts, 'contact', 'contacts');

  await page.goto('/statistics');
  await expect(page).toHaveTitle('Statistiques · Parpaing');
  const cursor = page.getByRole('slider', { name: 'Période lue sur le graphique' });
  await cursor.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`\\. ${views}, ${contacts}\\. `));
  await expect(page.getByText(`${views}, ${contacts}`).first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible();

  await page.getByRole('radio', { name: 'Graphique' }).focus();
  await page.keyboard.press('ArrowRight');
  const table = page.getByRole('region', { name: 'Vues et contacts par jour' }).getByRole('table');
  const row = table.getByRole('row').nth(2);
  await expect(row.getByRole('cell').first()).toHaveText(count(yesterday.views, '', '').trim());
  await expectAccessible();
});
