import { expect, expectHydrated, test } from '../fixtures/test.ts';

test('sur grand écran, le vendeur et le bouton restent en vue tout le long de la fiche', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'a phone has a bar at its foot');
  await page.goto('/materials?q=laine+de+verre');
  const card = page.getByRole('article').filter({ hasText: 'identité vérifiée' }).first();
  await card.getByRole('heading').getByRole('link').click();
  const button = page.getByRole('link', { name: /^Contacter/ }).filter({ visible: true });
  const seller = page.getByText('Une personne a contrôlé son identité');
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Caractéristiques' }).evaluate((title) => title.scrollIntoView());
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(seller).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Régler et retirer en confiance' }).click();
  await expect(page.getByRole('heading', { name: 'Régler et retirer en confiance' })).toBeInViewport();
});

test('comparer trois matériaux sur un téléphone : le troisième est nommé, et se montre', {
  tag: '@trust',
}, async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows all columns');
  const { items } = await (await request.get('/api/materials?q=laine+de+verre&limit=3')).json();
  const [left, right, hidden]: { id: string; title: string }[] = items;
  await page.goto(`/materials?compare=${left?.id},${right?.id},${hidden?.id}`);
  await expectHydrated(page);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  await expect(
    page.getByText(/^Deux colonnes à l’écran, 3 matériaux choisis\. Hors de l’écran/),
  ).toBeVisible();
  const show = page.getByRole('button', { name: 'Le voir à la place de celui de droite' });
  await show.click();
  await expect(columns.getByRole('link', { name: hidden?.title })).toBeVisible();
  await expect(columns.getByRole('link', { name: left?.title })).toBeVisible();
  await show.click();
  await expect(columns.getByRole('link', { name: right?.title })).toBeVisible();
});
