import { expect, expectHydrated, test } from '../fixtures/test.ts';

test('un visiteur trouve les vendeurs près de Lyon, en ouvre un et cherche dans ses matériaux', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Vendeurs' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Vendeurs' }).click();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vendeurs');
  await expect(main.getByRole('status')).toHaveText(/^\d+ vendeurs$/);
  await expectAccessible();

  const form = main.getByRole('form', { name: 'Chercher un vendeur' });
  await form.getByLabel('Où ?').fill('Lyon');
  await page.keyboard.press('Tab');
  await form.getByLabel('Rayon').selectOption('50');
  await form.getByRole('button', { name: 'Chercher les vendeurs' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Vendeurs autour de Lyon/);
  await expect(page).toHaveURL(/view=sellers/);
  await expect(main.getByRole('status')).toHaveText(/ vendeurs, à moins de 50\skm de Lyon/);
  const first = main.getByRole('article').first();
  await expect(first).toContainText('Matériaux Confluence');
  await expect(first).toContainText('matériaux en vente');
  await expectAccessible();

  await first.getByRole('link', { name: 'Matériaux Confluence' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Matériaux Confluence');
  await expect(main.getByRole('region', { name: 'Horaires' })).toContainText(/de 6\sh\s45 à 17\sh\s30/);
  await expect(main.getByRole('region', { name: 'Zone de livraison' })).toContainText('Livre jusqu’à 50 km');
  await expect(main).not.toContainText('@');
  await expectAccessible();

  await main.getByLabel('Chercher dans ses matériaux').fill('laine de verre');
  await main.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(main.getByText(/résultats pour «\slaine de verre\s»/)).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Matériaux Confluence');
  await main.getByLabel('Chercher dans ses matériaux').fill('zzzzzz');
  await main.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(main.getByText(/n’a rien qui corresponde à/)).toBeVisible();
  await expectAccessible();
  await main.getByRole('link', { name: 'Voir tous ses matériaux' }).click();
  await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
});
