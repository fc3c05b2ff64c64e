import { readFile } from 'node:fs/promises';
import { openShop } from '../fixtures/shops.ts';
import { expect, test } from '../fixtures/test.ts';

const mended: [string, string][] = [
  ['12,5O', '12,50'],
  ['pqt', 'paquet'],
  ['Isolant divers', 'Laine de roche'],
  ["'-4", '4'],
  ['GR32-021', 'GR32-999'],
];

/** 200 lines, as a merchant's software writes them; five cannot be imported. */
function writeStock(): Buffer {
  const header =
    'designation;ref_interne;famille;etat;pu_ht;tva;unite;contenu_m2;qte_stock;mini_cde;cp;epaisseur;code_rayon';
  const lines = Array.from({ length: 200 }, (_, index) => {
    const line = index + 2;
    const reference = line === 176 ? 'GR32-021' : `GR32-${String(index + 1).padStart(3, '0')}`;
    return [
      `Laine de verre GR 32 kraft, lot ${index + 1}`,
      reference,
      line === 103 ? 'Isolant divers' : 'Laine de verre',
      'surplus',
      line === 14 ? '12,5O' : '41,90',
      '20',
      line === 58 ? 'pqt' : 'rouleau',
      '5,4',
      line === 131 ? '-4' : '12',
      '1',
      '69007',
      '120',
      'R12',
    ].join(';');
  });
  return Buffer.from([header, ...lines].join('\r\n').replaceAll('é', '\xe9'), 'latin1');
}

test.use({ expectedComplaints: /status of 503/ });

test('un vendeur importe 200 lignes, en corrige 5 et les importe seules', async ({
  page,
  request,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  const { email } = await openShop(request, {
    companyName: 'Matériaux Confluence',
    businessType: 'negoce',
    taxId: '732 829 320 00074',
  });
  await logIn(email);
  await page.goto('/my-materials');

  const dialog = page.getByRole('dialog');
  const chooseFile = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Importer un CSV' }).click();
  await expect(dialog.getByRole('heading', { name: 'Importer des matériaux' })).toBeVisible();
  await chooseFile('stock-confluence-avril.csv', writeStock());

  await expect(dialog.getByText('195 lignes prêtes')).toBeVisible();
  await expect(dialog.getByText('5 lignes à corriger')).toBeVisible();
  const columns = isMobile ? '12 colonnes reconnues sur 13' : '12 reconnues sur 13, « code_rayon » ignorée';
  await expect(dialog.getByText(columns)).toBeVisible();
  const rows = isMobile ? dialog.getByRole('listitem') : dialog.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: '12,5O' })).toContainText(
    'La lettre O à la place d’un zéro. Écrivez 12,50.',
  );
  await expect(rows.filter({ hasText: 'GR32-021' })).toContainText('Référence déjà à la ligne 22.');
  await expectAccessible();

  await page.reload();
  await expect(dialog.getByText('195 lignes prêtes')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Changer de fichier' })).toBeVisible();
  if (isMobile) {
    await expect(dialog.getByRole('table')).toBeHidden();
    await expect(rows.filter({ hasText: 'Ligne 58' })).toContainText('Unité inconnue.');
  }

  // Drafts: 200 glass wools on sale would fill the lists of other journeys.
  const publishing = dialog.getByLabel('Publier les nouveaux matériaux');
  await publishing.uncheck();
  await dialog.getByRole('button', { name: 'Importer 195 matériaux' }).click();
  // A job of low priority saves them: on a busy machine that takes minutes.
  await expect(dialog.getByText('195 matériaux importés')).toBeVisible({ timeout: 300_000 });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger ces 5 lignes' }).click();
  let lines = await readFile(await (await downloading).path(), 'utf8');
  for (const [wrong, right] of mended) lines = lines.replace(wrong, right);
  await dialog.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await chooseFile('lignes-corrigees.csv', Buffer.from(lines));
  await expect(dialog.getByText('Aucune ligne à corriger')).toBeVisible();
  await publishing.uncheck();
  // The server begins this import, and its answer is lost.
  await page.route(
    '**/api/materials/import/*/confirmation',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503 });
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Importer 5 matériaux' }).click();
  await expect(dialog.getByText('5 matériaux importés')).toBeVisible({ timeout: 300_000 });
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Importer un CSV' }).click();
  await expect(dialog.getByText('5 matériaux importés')).toBeHidden();
  await dialog.getByRole('button', { name: 'Voir le résultat du dernier import' }).click();
  await expect(dialog.getByText('5 matériaux importés')).toBeVisible();

  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const mine = await request.get('/api/materials/mine', { headers: { authorization: `Bearer ${token}` } });
  expect((await mine.json()).total).toBe(200);
});
