import { expect, expectHydrated, holdScripts, test } from '../fixtures/test.ts';

test('les photos balayées avant l’arrivée des scripts se comptent juste', { tag: '@trust' }, async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/materials?q=mortier-colle+c2te')).json();
  const releaseScripts = await holdScripts(page);
  await page.goto(`/materials/${items[0].id}`, { waitUntil: 'commit' });
  const photos = page.getByRole('region', { name: 'Photos' });
  const strip = photos.getByRole('list', { name: 'Photos' });
  const swipe = (list: HTMLElement) => {
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' });
    return list.scrollLeft;
  };
  // Only once the styles are there.
  await expect.poll(() => strip.evaluate(swipe)).toBeGreaterThan(0);
  await expect(photos.getByText('1 sur 2')).toBeVisible();
  releaseScripts();
  await expect(photos.getByText('2 sur 2')).toBeVisible();
});

test('regarder les photos au clavier, agrandies puis en entier', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/materials?q=mortier-colle+c2te');
  await page.getByRole('link', { name: /^Mortier-colle C2TE gris/ }).click();
  const photos = page.getByRole('region', { name: 'Photos' });
  const enlarge = photos.getByRole('button', { name: 'Agrandir la photo' });
  // It comes with the scripts, and so do the arrows.
  await expect(enlarge).toBeVisible();
  await expect(photos.getByText('1 sur 2')).toBeVisible();
  await photos.getByRole('list', { name: 'Photos' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText('2 sur 2')).toBeVisible();
  // A phone has no room for thumbnails.
  if (isMobile) await page.keyboard.press('ArrowLeft');
  else await photos.getByRole('link', { name: 'Voir la photo 1' }).press('Enter');
  await expect(photos.getByText('1 sur 2')).toBeVisible();

  await enlarge.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Photos' });
  await expect(zoom.getByRole('img')).toHaveJSProperty('complete', true);
  await expectAccessible();
  const enlargeMore = zoom.getByRole('button', { name: 'Agrandir encore' });
  await enlargeMore.press('Enter');
  await zoom.getByRole('button', { name: 'Voir en entier' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText('2 sur 2')).toBeVisible();
  await expect(zoom.getByRole('button', { name: 'Photo suivante' })).toBeDisabled();
  // The demo of journeys prepares only first photos.
  await expect(enlargeMore).toBeDisabled();
  await enlargeMore.press('Enter');
  await expect(enlargeMore).toBeFocused();
  await zoom.getByRole('button', { name: 'Photo précédente' }).press('Enter');
  await expect(zoom.getByText('1 sur 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(photos.getByText('1 sur 2')).toBeVisible();

  await photos.getByRole('img').first().click();
  await expect(zoom).toBeVisible();
  await zoom.getByRole('button', { name: 'Fermer' }).dblclick();
  await expect(zoom).toBeHidden();
  await expect(enlarge).toBeVisible();
});

test('Retour ferme les photos agrandies et garde la quantité ; un second quitte le matériau', {
  tag: '@trust',
}, async ({ page }) => {
  await page.goto('/materials?q=mortier-colle+c2te');
  await page.getByRole('link', { name: /^Mortier-colle C2TE gris/ }).click();
  await expectHydrated(page);
  const quantity = page.getByRole('region', { name: 'Combien de sacs ?' }).getByRole('textbox').first();
  await quantity.fill('8');
  await page.getByRole('button', { name: 'Agrandir la photo' }).click();
  const zoom = page.getByRole('dialog', { name: 'Photos' });
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toBeHidden();
  await expect(quantity).toHaveValue('8');
  await page.goForward();
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await page.goForward();
  await page.reload();
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(quantity).toHaveValue('8');
  await page.goBack();
  await expect(page).toHaveURL(/q=mortier/);
});
