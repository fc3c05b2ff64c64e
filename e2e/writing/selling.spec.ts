import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createAccount, fillLogin, newAddress } from '../fixtures/accounts.ts';
import { newTitle, openShop, publishMaterial } from '../fixtures/shops.ts';
import { expect, test, toast } from '../fixtures/test.ts';

async function takePhoto(name: string) {
  const drawing = fileURLToPath(new URL(`../../api/src/demo/drawings/${name}.svg`, import.meta.url));
  const buffer = await sharp(drawing, { density: 144 }).webp().toBuffer();
  return { name: `${name}.webp`, mimeType: 'image/webp', buffer };
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function goOn(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Continuer/ }).click();
}

async function goBack(page: Page, steps: number) {
  if (!isPhone(page)) return;
  for (let step = 0; step < steps; step += 1) {
    await page.getByRole('button', { name: 'Étape précédente' }).click();
  }
}

const draftSaved = (page: Page) => page.getByText(/^Brouillon enregistré à/).filter({ visible: true });

test('une personne devient vendeuse, publie un premier matériau avec trois photos et le trouve par la recherche', {
  tag: '@phone',
}, async ({ page, request, expectAccessible }) => {
  const email = newAddress();
  const title = `${newTitle('Laine de verre')} ép. 120 mm`;
  await createAccount(request, email);
  const form = page.getByRole('main');

  await test.step('« Vendre un matériau » la mène par la connexion et le dialogue au formulaire', async () => {
    await page.goto('/');
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Vendre un matériau' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent('/?become-seller=true')}`);
    await fillLogin(page, email);
    const dialog = page.getByRole('dialog', { name: 'Devenir vendeur' });
    await dialog.getByLabel('Artisan').check();
    await dialog.getByLabel('Raison sociale').fill('Isolation Roux');
    await dialog.getByLabel('Numéro SIRET').fill('73282932000074');
    await dialog.getByText('Facultatif').click();
    await dialog.getByLabel('Téléphone').fill('06 12 34 56 78');
    await dialog.getByLabel('Adresse').fill('1 rue du Four');
    await dialog.getByRole('combobox', { name: 'Commune' }).fill('Lyon');
    await dialog.getByLabel(/J’accepte/).check();
    await dialog.getByRole('button', { name: 'Créer mon espace vendeur' }).click();
    await expect(page).toHaveURL('/materials/new');
  });

  await test.step('sur un téléphone, une étape incomplète dit ce qui manque, à sa place', async () => {
    if (!isPhone(page)) return;
    await goOn(page);
    await expect(form.getByText('Choisissez la catégorie de votre matériau.')).toBeVisible();
    await expect(form.getByText('Écrivez un titre de 5 à 120 caractères.')).toBeVisible();
    await expect(form.getByLabel('Chercher une catégorie')).toBeFocused();
  });

  await test.step('elle trouve la catégorie avec un mot du métier', async () => {
    await form.getByLabel('Chercher une catégorie').fill('isover');
    await form.getByRole('radio', { name: /Laine de verre/ }).check();
    await form.getByLabel('Titre', { exact: true }).fill(title);
    await form.getByLabel(/^Surplus/).check();
    await expectAccessible();
    await goOn(page);
    if (isPhone(page)) {
      await expect(page.getByText('Étape 2 sur 5')).toBeVisible();
      await page.goBack();
      await expect(form.getByLabel('Titre', { exact: true })).toBeVisible();
      await expect(form.getByLabel('Titre', { exact: true })).toHaveValue(title);
      await goOn(page);
    }
    await form.getByLabel('Épaisseur').fill('120');
    await form.getByLabel('Conductivité λ').fill('0,032');
    await expect(form.getByLabel(/^Résistance/)).toHaveValue('3,75');
    await goOn(page);
  });

  await test.step('HT et TTC se suivent, et le prix au m² se lit aussitôt', async () => {
    await form.getByLabel('Vendu par').selectOption('rouleau');
    await form.getByLabel('Contenu d’un rouleau').fill('5,4');
    await form.getByLabel('Prix TTC').fill('50,28');
    await expect(form.getByLabel('Prix HT')).toHaveValue('41,90');
    await expect(form.locator('[aria-live]').getByText('soit 9,31\u00A0€\u00A0TTC/m²')).toBeVisible();
    await form.getByLabel('Stock', { exact: true }).fill('130');
    await expect(form.getByText('702\u00A0m² en tout')).toBeVisible();
    await goOn(page);
  });

  await test.step('rechargée, la page rend le brouillon', async () => {
    const commune = form.getByLabel('Commune du retrait');
    await commune.fill('69007');
    await page.getByRole('option', { name: /69007/ }).first().click();
    await expect(commune).toHaveValue(/69007/);
    await form.getByLabel('Livraison par vos soins').check();
    await form.getByLabel('Forfait HT').fill('29');
    await form.getByLabel('Puis HT par km').fill('1,10');
    await form.getByLabel('Maximum').fill('50');
    await expect(form.getByText(/34,80\s€ \+\s1,32\s€\/km \(50\skm max\)/)).toBeVisible();
    await goOn(page);
    await expect(draftSaved(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/materials\/new\?draft=/);
    await page.reload();
    await expect(form.getByLabel('Titre', { exact: true })).toHaveValue(title);
    await expectAccessible();
    if (isPhone(page)) await expect(page.getByText('Étape 5 sur 5')).toBeVisible();
  });

  await test.step('pressé trop tôt, « Publier » mène à ce qui manque', async () => {
    await form.getByRole('button', { name: 'Publier le matériau' }).click();
    await expect(form.locator('#photos')).toBeFocused();
    await expect(form.getByText('Ajoutez une photo au moins.')).toBeVisible();
  });

  await test.step('trois photos arrivent, et s’ordonnent au clavier', async () => {
    const names = ['parpaings', 'briques', 'tomettes'];
    await form.locator('#photos').setInputFiles(await Promise.all(names.map(takePhoto)));
    const rows = form.getByRole('list', { name: 'Photos, dans l’ordre de la fiche' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.getByText('Envoyée')).toHaveCount(2);
    await form.getByLabel('Description de la photo 3').fill('L’étiquette');
    await form.getByRole('button', { name: 'Déplacer la photo 3 sur 3' }).press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(form.getByText('Photo en position 2 sur 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(form.getByLabel('Description de la photo 2')).toHaveValue('L’étiquette');
    await expectAccessible();
  });

  await test.step('publié, il se trouve en moins de dix secondes', async () => {
    await form.getByRole('button', { name: 'Publier le matériau' }).click();
    await expect(toast(page, 'est publié')).toBeVisible();
    await expect(page).toHaveURL(/\/materials\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Laine de verre');
    await expect(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Signaler cette annonce' })).toHaveCount(0);
    await expect
      .poll(
        async () => {
          const found = await request.get('/api/materials', { params: { q: title } });
          return (await found.json()).items.map((item: { title: string }) => item.title);
        },
        { timeout: 10_000 },
      )
      .toContain(title);
  });

  await test.step('ni « Suivant » ni « Précédent » ne rouvrent le formulaire du matériau publié', async () => {
    if (isPhone(page)) {
      await page.goForward();
      await expect(page).toHaveURL(/\/materials\/[\w-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Laine de verre');
      await expect(page.getByText(/^Étape/)).toHaveCount(0);
      await page.goBack();
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/materials/);
  });
});

test.describe('deux onglets', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test.skip(({ isMobile }) => isMobile, 'the dialog is the same');

  test('le second à enregistrer voit ce qui a changé, choisit, et ne perd rien', { tag: '@trust' }, async ({
    page,
    context,
    request,
    logIn,
    expectAccessible,
  }) => {
    const title = newTitle('Tomettes');
    const shop = await openShop(request, { companyName: 'Camille', businessType: 'particulier' });
    const { email } = shop;
    const id = await publishMaterial(request, shop, {
      title,
      vatRate: 0,
      saleUnit: 'piece',
      baseUnit: 'piece',
      content: 1,
    });
    await logIn(email);
    await page.goto(`/materials/${id}/edit`);
    const form = page.getByRole('main');
    await expect(form.getByLabel('Titre', { exact: true })).toHaveValue(title);
    const other = await context.newPage();
    await other.goto(`/materials/${id}/edit`);
    const otherForm = other.getByRole('main');

    await otherForm.getByLabel('Titre', { exact: true }).fill(`${title} anciennes`);
    for (let step = 0; step < 2; step += 1) await goOn(other);
    await otherForm.getByLabel('Stock', { exact: true }).fill('350');
    for (let step = 0; step < 2; step += 1) await goOn(other);
    await otherForm.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(toast(other, 'est à jour')).toBeVisible();

    await form.getByLabel('Titre', { exact: true }).fill(`${title} du Var`);
    await form.getByLabel('Description', { exact: true }).fill('Nettoyées, sur palette.');
    for (let step = 0; step < 4; step += 1) await goOn(page);
    await form.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ce matériau a changé entre-temps' });
    await expect(dialog.getByText(`Avant\u00A0: ${title}`)).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Stock' })).toContainText('350');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Garder ces choix' }).click();
    await expect(dialog).toBeHidden();
    await goBack(page, 2);
    await expect(form.getByLabel('Stock', { exact: true })).toHaveValue('350');
    for (let step = 0; step < 2; step += 1) await goOn(page);
    await form.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(toast(page, 'est à jour')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} du Var`);
    await expect(page.getByText('Nettoyées, sur palette.')).toBeVisible();
  });
});
