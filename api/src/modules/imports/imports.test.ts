import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createMaterial, createUser } from '../../testing/factories.ts';
import {
  awaitImport,
  type CsvLine,
  checkCsv,
  fillLine,
  importPath,
  sendCsv,
  toCsv,
} from '../../testing/imports.ts';
import { openShop } from '../../testing/sellers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { checkImport } from './check.ts';

const context = useTestApp();
type Headers = { authorization: string };
let seller: Awaited<ReturnType<typeof openShop>>;
let other: Awaited<ReturnType<typeof openShop>>;
let buyer: Headers;

beforeAll(async () => {
  seller = await openShop(context);
  other = await openShop(context);
  buyer = (await logInAs(context.app, await createUser(context.db))).headers;
});

const check = (lines: CsvLine[], headers = seller.headers) => checkCsv(context.app, headers, toCsv(lines));
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Headers = seller.headers,
) => context.app.inject({ method, url: `${importPath}${path}`, headers, ...(payload && { payload }) });
const confirm = (id: string, publish = true, headers = seller.headers) =>
  call('POST', `/${id}/confirmation`, { publish }, headers);
async function importLines(lines: CsvLine[], headers = seller.headers) {
  const { id } = await check(lines, headers);
  expect((await confirm(id, true, headers)).statusCode).toBe(200);
  return awaitImport(context.app, headers, id);
}
const findMaterials = (sellerId: string) =>
  context.db
    .selectFrom('materials')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .execute();

describe('un vendeur importe un fichier', () => {
  it('ce que le fichier dit du statut est compté', async () => {
    const shop = await openShop(context);
    const lines = [fillLine({ statut: 'brouillon' }), fillLine({ statut: 'publié' }), fillLine(), fillLine()];
    const row = await check(lines, shop.headers);
    expect(row.check).toMatchObject({ created: 4, statedPublished: 1, statedDrafts: 1 });
    await confirm(row.id, false, shop.headers);
    expect(await awaitImport(context.app, shop.headers, row.id)).toMatchObject({ publish: false });
    const statuses = (await findMaterials(shop.id)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['brouillon', 'brouillon', 'brouillon', 'publie']);
  });

  it('un import s’annonce une seule fois, quel que soit le nombre de lignes', async () => {
    const listener = new pg.Client(context.databaseUrl);
    await listener.connect();
    await listener.query('listen materials');
    const payloads: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => payloads.push(payload));
    await importLines(Array.from({ length: 12 }, () => fillLine()));
    // Notifications come before the answer to the next statement.
    await listener.query('select 1');
    await listener.end();
    expect(payloads).toEqual(['*']);
  });

  it('rien n’est enregistré avant le dernier bouton, puis toutes les bonnes lignes entrent', async () => {
    const shop = await openShop(context);
    const lines = [fillLine({ ref_interne: 'GR32-120' }), fillLine(), fillLine({ pu_ht: '12,5O' })];
    const row = await check(lines, shop.headers);
    expect(row).toMatchObject({
      state: 'ready',
      fileName: 'stock.csv',
      progress: { done: 3, total: 3 },
      check: { encoding: 'utf-8', separator: ';', lines: 3, created: 2, updated: 0, unchanged: 0, bad: 1 },
    });
    expect(await findMaterials(shop.id)).toEqual([]);
    await confirm(row.id, true, shop.headers);
    expect(await awaitImport(context.app, shop.headers, row.id)).toMatchObject({
      state: 'done',
      progress: { done: 2, total: 2 },
    });
    const materials = await findMaterials(shop.id);
    expect(materials).toHaveLength(2);
    expect(materials.find(({ reference }) => reference === 'GR32-120')).toMatchObject({
      title: 'Laine de verre GR 32, ép. 120 mm',
      categorySlug: 'laine-de-verre',
      condition: 'neuf',
      priceCents: 4190,
      saleUnit: 'rouleau',
      baseUnit: 'm2',
      content: '5.4',
      stock: '130',
      minOrder: '4',
      city: 'Montreuil',
      status: 'publie',
      attributes: { epaisseur: 120 },
    });
  });

  it.each([
    ['Disponible sous (jours)', 'Livraison sous (jours)'],
    ['disponible_sous', 'Délai de livraison'],
    ['Délai de mise à disposition', 'livré sous'],
  ])('ses délais se lisent sous « %s » et « %s », en jours entiers', async (available, delivery) => {
    const shop = await openShop(context);
    await importLines(
      [
        fillLine({ ref_interne: 'A', [available]: '0', [delivery]: 'sous 5 jours' }),
        fillLine({ ref_interne: 'B', [available]: '2 j', [delivery]: '' }),
      ],
      shop.headers,
    );
    const rows = await findMaterials(shop.id);
    const delays = rows.map(({ reference, availableInDays, deliveryInDays }) => [
      reference,
      availableInDays,
      deliveryInDays,
    ]);
    expect(delays.sort()).toEqual([
      ['A', 0, 5],
      ['B', 2, null],
    ]);
  });

  it('les colonnes d’un logiciel de négoce sont reconnues, les autres ignorées', async () => {
    const { check: report } = await check([
      fillLine({ code_rayon: '12', photo_1: 'https://exemple.fr/1.jpg' }),
    ]);
    const labels = report.columns.map(({ header, label }: { header: string; label: string | null }) => [
      header,
      label,
    ]);
    expect(Object.fromEntries(labels)).toEqual({
      designation: 'Titre',
      ref_interne: 'Référence',
      famille: 'Catégorie',
      etat: 'État',
      pu_ht: 'Prix HT',
      tva: 'TVA',
      unite: 'Unité de vente',
      contenu_m2: 'Contenu',
      qte_stock: 'Stock',
      mini_cde: 'Commande minimale',
      cp: 'Code postal',
      ville: 'Commune',
      epaisseur: 'Épaisseur',
      code_rayon: null,
      photo_1: null,
    });
    expect(report).toMatchObject({ hasPhotoAddresses: true, missing: [] });
  });

  const refusals: [string, CsvLine, string, string][] = [
    ['la lettre O', { pu_ht: '12,5O' }, 'pu_ht', 'La lettre O à la place d’un zéro. Écrivez 12,50.'],
    [
      'un prix en lettres',
      { pu_ht: 'sur devis' },
      'pu_ht',
      'Ce n’est pas un nombre. Écrivez par exemple 12,50.',
    ],
    ['un délai de plus de 90 jours', { delai_livraison: '120 j' }, 'delai_livraison', 'Écrivez 90 au plus.'],
    ['un délai en lettres', { disponible_sous: 'bientôt' }, 'disponible_sous', 'Ce n’est pas un nombre.'],
    ['un prix au millime', { pu_ht: '1,355' }, 'pu_ht', 'Trop de décimales. Écrivez 1,36.'],
    ['une cellule vide', { tva: '' }, 'tva', 'TVA vide. Écrivez 20, 10, 5,5 ou 0.'],
    ['une unité inconnue', { unite: 'pqt' }, 'unite', 'Unité inconnue. Choisissez paquet,'],
    [
      'une catégorie inconnue',
      { famille: 'Isolant divers' },
      'famille',
      'Catégorie inconnue. La plus proche\u00a0: Isolation, ',
    ],
    [
      'une catégorie trop large',
      { famille: 'Isolation' },
      'famille',
      'Catégorie trop large. Choisissez Laine de verre, Laine de roche ou Isolants biosourcés.',
    ],
    [
      'un stock négatif',
      { qte_stock: '-4' },
      'qte_stock',
      'Le stock ne peut pas être négatif. Mettez 0 si épuisé.',
    ],
    ['un état inconnu', { etat: 'cassé' }, 'etat', 'État inconnu. Écrivez neuf, surplus ou réemploi.'],
    ['une TVA inconnue', { tva: '19,6' }, 'tva', 'Taux de TVA inconnu. Écrivez 20, 10, 5,5 ou 0.'],
    [
      'un titre trop court',
      { designation: 'Tube' },
      'designation',
      'Texte trop court. Écrivez au moins 5 caractères.',
    ],
    [
      'un titre trop long',
      { designation: 'x'.repeat(121) },
      'designation',
      'Texte trop long. Gardez 120 caractères au plus.',
    ],
    [
      'un caractère invisible',
      { designation: 'Laine\u0007 de verre' },
      'designation',
      'Un caractère invisible s’y trouve.',
    ],
    [
      'une référence manquante',
      { ref_interne: '' },
      'ref_interne',
      'Référence vide. Donnez-en une, propre à ce matériau.',
    ],
    ['une commune inconnue', { cp: '', ville: 'Trifouillis-les-Oies' }, 'ville', 'Commune inconnue.'],
    [
      'un code postal qui n’est pas le sien',
      { cp: '93100', ville: 'Lyon' },
      'ville',
      'Cette commune n’a pas ce code postal. Choisissez Montreuil.',
    ],
    [
      'un nom de plusieurs communes',
      { cp: '', ville: 'Montreuil' },
      'ville',
      'Plusieurs communes ont ce nom. Ajoutez le code postal',
    ],
    [
      'un lieu manquant',
      { cp: '', ville: '' },
      'cp',
      'Lieu manquant. Écrivez le code postal, la commune ou les deux.',
    ],
    [
      'un contenu de ce qui se mesure',
      { unite: 'm²', contenu_m2: '3' },
      'contenu_m2',
      'Ce qui se vend au m² contient 1\u00a0m². Videz cette cellule.',
    ],
    ['des sacs au m²', { 'Pièces par m²': '15' }, 'Pièces par m²', 'Seules des pièces se comptent au m².'],
    ['une épaisseur en lettres', { epaisseur: 'douze' }, 'epaisseur', 'Ce n’est pas un nombre.'],
    [
      'une caractéristique d’ailleurs',
      { 'Pente minimale': '20' },
      'Pente minimale',
      'Cette caractéristique n’existe pas pour Laine de verre. Videz cette cellule.',
    ],
    [
      'un choix inconnu',
      { 'Réaction au feu': 'Z' },
      'Réaction au feu',
      'Valeur inconnue. Choisissez par exemple ',
    ],
    [
      'ni oui ni non',
      { 'Certifié ACERMI': 'bof' },
      'Certifié ACERMI',
      'Réponse inconnue. Écrivez oui ou non.',
    ],
    ['ni retrait ni livraison', { retrait: 'non' }, 'retrait', 'Ni retrait ni livraison.'],
    [
      'une livraison sans distance',
      { livraison: '29' },
      'Livraison : km au plus',
      'Livraison sans distance.',
    ],
    [
      'un statut d’ancien matériau',
      { statut: 'vendu' },
      'statut',
      'Statut inconnu pour un nouveau matériau.',
    ],
    ['un prix de 0', { pu_ht: '0,00' }, 'pu_ht', 'Un prix dépasse 0.'],
    ['un prix trop haut', { pu_ht: '1 000 001' }, 'pu_ht', 'Écrivez 1000000 au plus.'],
    [
      'une commande minimale au-dessus du stock',
      { qte_stock: '3' },
      'mini_cde',
      'La commande minimale dépasse le stock.',
    ],
    [
      'une date passée',
      { 'Disponible jusqu’au': '31/12/2020' },
      'Disponible jusqu’au',
      'Cette date est passée.',
    ],
    ['une date inconnue', { 'Disponible jusqu’au': '31/02/2027' }, 'Disponible jusqu’au', 'Date inconnue.'],
  ];

  it.each(refusals)('refuse %s, avec la cause et le remède', async (_, cells, column, message) => {
    const { check: report } = await check([fillLine(), fillLine(cells)]);
    expect(report).toMatchObject({ created: 1, bad: 1 });
    expect(report.faults).toEqual([
      {
        line: 3,
        column,
        value: (fillLine(cells)[column] ?? '').slice(0, 60),
        message: expect.stringContaining(message),
      },
    ]);
  });

  it('un prix de 0, une commande minimale au-dessus du stock et une date passée sont dits ensemble', async () => {
    const cells = { pu_ht: '0', qte_stock: '3', 'Disponible jusqu’au': '31/12/2020' };
    const { check: report } = await check([fillLine(cells)]);
    const columns = report.faults.map(({ column }: { column: string }) => column);
    expect(columns.sort()).toEqual(['Disponible jusqu’au', 'mini_cde', 'pu_ht']);
  });

  it('sans minimum, sans stock ou en brouillon, une ligne n’a pas de minimum à tenir', async () => {
    const lines = [
      fillLine({ qte_stock: '0' }),
      fillLine({ qte_stock: '3', statut: 'brouillon' }),
      fillLine({ qte_stock: '0,5', mini_cde: '' }),
    ];
    expect((await check(lines)).check).toMatchObject({ created: 3, bad: 0 });
  });

  it('refuse une référence en double et une ligne qui a trop de cellules', async () => {
    const lines = [fillLine({ ref_interne: 'Double-1' }), fillLine(), fillLine({ ref_interne: 'DOUBLE-1' })];
    const { id, check: report } = await checkCsv(
      context.app,
      seller.headers,
      `${toCsv(lines)}\r\n${'x;'.repeat(14)}y`,
    );
    expect((await call('GET', `/${id}/bad-lines`)).body).toMatch(/colonnes\.[^;]*;x;y\r\n$/);
    expect(
      report.faults.map(({ line, message }: { line: number; message: string }) => [line, message]),
    ).toEqual([
      [4, 'Référence déjà à la ligne 2. Gardez une seule ligne.'],
      [5, expect.stringContaining('Plus de cellules que les 13 colonnes.')],
    ]);
  });

  it('un identifiant ne sert qu’aux lignes sans référence, et n’amène pas deux lignes au même matériau', async () => {
    const shop = await openShop(context);
    const [first, second] = [
      await createMaterial(context.db, { sellerId: shop.id, reference: 'I-1' }),
      await createMaterial(context.db, { sellerId: shop.id, reference: 'I-2' }),
    ];
    const lines = [
      { Identifiant: first.id, Référence: 'I-2', 'Prix HT': '11' },
      { Identifiant: second.id, Référence: '', 'Prix HT': '12' },
      { Identifiant: first.id, Référence: '', 'Prix HT': '13' },
    ];
    const { id, check: report } = await check(lines, shop.headers);
    expect(report).toMatchObject({ updated: 2, bad: 1, faults: [{ line: 3, column: 'Identifiant' }] });
    await confirm(id, true, shop.headers);
    await awaitImport(context.app, shop.headers, id);
    const rows = await findMaterials(shop.id);
    expect(rows.map(({ reference, priceCents }) => [reference, priceCents]).sort()).toEqual([
      ['I-1', 1300],
      ['I-2', 1100],
    ]);
  });

  it('des cellules immenses sont des fautes comme les autres', async () => {
    const long = 'laine de '.repeat(5000);
    const lines = Array.from({ length: 10 }, (_, index) =>
      fillLine({ famille: `${long}${index}`, unite: `${long}${index}` }),
    );
    const { check: report } = await check(lines);
    expect(report.bad).toBe(10);
  });

  it('une colonne obligatoire absente est nommée', async () => {
    const { tva: _, ...line } = fillLine();
    const { check: report } = await check([line]);
    expect(report).toMatchObject({ bad: 1, missing: ['TVA'] });
    expect(report.faults[0].message).toMatch(/^Colonne absente\. Ajoutez-la au fichier/);
  });

  it.each([
    ['laine-de-verre', 'laine-de-verre'],
    ['Isolation > Laine de verre', 'laine-de-verre'],
    ['Glass wool', 'laine-de-verre'],
    ['LAINES DE VERRE', 'laine-de-verre'],
    ['tuile canal', 'tuiles-canal'],
  ])('la catégorie « %s » est reconnue', async (famille, slug) => {
    const shop = await openShop(context);
    const attributes = { epaisseur: '' };
    await importLines([fillLine({ famille, ...attributes })], shop.headers);
    expect((await findMaterials(shop.id))[0]?.categorySlug).toBe(slug);
  });

  it('des tuiles à la pièce, un prix avec des espaces, une livraison, un brouillon', async () => {
    const shop = await openShop(context);
    const tiles = {
      famille: 'Tuiles mécaniques',
      unite: 'pièce',
      contenu_m2: '',
      epaisseur: '',
      'Pièces par m²': '12,5',
    };
    const terms = {
      'Livraison : forfait HT': '29 €',
      'Livraison : km au plus': '50 km',
      Statut: 'brouillon',
    };
    await importLines(
      [fillLine({ ...tiles, ...terms, pu_ht: '1 234,50 €', cp: '75011', ville: '' })],
      shop.headers,
    );
    const [material] = await findMaterials(shop.id);
    expect(material).toMatchObject({
      priceCents: 123450,
      baseUnit: 'm2',
      piecesPerM2: '12.5',
      deliveryBaseCents: 2900,
      deliveryMaxKm: 50,
      status: 'brouillon',
      postalCode: '75011',
    });
    expect(Number(material?.content)).toBeCloseTo(0.08, 10);
  });

  it('un particulier n’a pas à donner de TVA', async () => {
    const person = await openShop(context, 'particulier');
    const { check: report } = await check([fillLine({ tva: '' }), fillLine({ tva: '20' })], person.headers);
    expect(report).toMatchObject({ created: 1, bad: 1 });
    expect(report.faults[0].message).toBe('Un particulier vend sans TVA. Écrivez 0.');
  });
});

describe('une référence connue', () => {
  it('met à jour prix, stock, titre, description et caractéristiques, rien d’autre', async () => {
    const shop = await openShop(context);
    const material = { sellerId: shop.id, reference: 'Réf-É1', status: 'en_pause', publishedAt: null };
    await createMaterial(context.db, {
      ...material,
      attributes: JSON.stringify({ acermi: true, epaisseur: 100 }),
    });
    const line = fillLine({
      ref_interne: 'réf-é1',
      famille: 'Tuiles',
      unite: 'inconnue',
      etat: 'neuf',
      tva: '',
      mini_cde: '9',
    });
    const row = await check([line], shop.headers);
    expect(row.check).toMatchObject({ created: 0, updated: 1, bad: 0 });
    await confirm(row.id, true, shop.headers);
    await awaitImport(context.app, shop.headers, row.id);
    expect(await findMaterials(shop.id)).toEqual([
      expect.objectContaining({
        reference: 'Réf-É1',
        title: 'Laine de verre GR 32, ép. 120 mm',
        description: 'Six rouleaux jamais ouverts.',
        priceCents: 4190,
        stock: '130',
        attributes: { acermi: true, epaisseur: 120 },
        condition: 'surplus',
        saleUnit: 'rouleau',
        content: '6',
        minOrder: '1',
        status: 'en_pause',
        version: 2,
      }),
    ]);
  });

  it('un fichier de prix et de stocks suffit, et ce qui ne change pas reste tel quel', async () => {
    const shop = await openShop(context);
    for (const reference of ['A-1', 'A-2'])
      await createMaterial(context.db, { sellerId: shop.id, reference });
    const row = await check(
      [
        { Référence: 'a-1', 'Prix HT': '23,40', Stock: '6' },
        { Référence: 'A-2', 'Prix HT': '25', Stock: '' },
      ],
      shop.headers,
    );
    expect(row.check).toMatchObject({ updated: 1, unchanged: 1, bad: 0 });
    await confirm(row.id, true, shop.headers);
    await awaitImport(context.app, shop.headers, row.id);
    const rows = await findMaterials(shop.id);
    expect(
      rows.map(({ reference, priceCents, stock, version }) => [reference, priceCents, stock, version]).sort(),
    ).toEqual([
      ['A-1', 2340, '6', 1],
      ['A-2', 2500, '6', 2],
    ]);
  });

  it('celle d’un autre vendeur reste la sienne', async () => {
    await createMaterial(context.db, { sellerId: other.id, reference: 'COMMUNE-1' });
    await importLines([fillLine({ ref_interne: 'COMMUNE-1' })]);
    expect(
      (await findMaterials(other.id)).find(({ reference }) => reference === 'COMMUNE-1')?.priceCents,
    ).toBe(2340);
  });
});

describe('l’import est sûr', () => {
  it('confirmé deux fois, même à la fois, il importe une fois', async () => {
    const shop = await openShop(context);
    const { id } = await check([fillLine(), fillLine()], shop.headers);
    const answers = await Promise.all([confirm(id, true, shop.headers), confirm(id, true, shop.headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await awaitImport(context.app, shop.headers, id);
    expect((await confirm(id, true, shop.headers)).json().state).toBe('done');
    expect(await findMaterials(shop.id)).toHaveLength(2);
  });

  it('le même fichier importé de nouveau ne change rien', async () => {
    const shop = await openShop(context);
    const lines = [fillLine(), fillLine()];
    await importLines(lines, shop.headers);
    const { check: report, id } = await check(lines, shop.headers);
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect((await confirm(id, true, shop.headers)).statusCode).toBe(409);
  });

  it('envoyé deux fois sous le même nom, c’est le même import', async () => {
    const id = newId();
    const csv = toCsv([fillLine()]);
    const answers = [
      await sendCsv(context.app, seller.headers, csv, id),
      await sendCsv(context.app, seller.headers, csv, id),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().id])).toEqual([
      [200, id],
      [200, id],
    ]);
    expect((await sendCsv(context.app, other.headers, csv, id)).statusCode).toBe(403);
  });

  it('toutes les lignes entrent, ou aucune : une référence prise entre-temps annule tout', async () => {
    const shop = await openShop(context);
    const { id } = await check(
      [fillLine({ ref_interne: 'P-1' }), fillLine({ ref_interne: 'P-2' })],
      shop.headers,
    );
    await createMaterial(context.db, { sellerId: shop.id, reference: 'p-2' });
    await confirm(id, true, shop.headers);
    const row = await awaitImport(context.app, shop.headers, id);
    expect(row).toMatchObject({
      state: 'ready',
      failure: expect.stringContaining('Vos matériaux ont changé depuis'),
    });
    expect(await findMaterials(shop.id)).toHaveLength(1);
  });

  it('le nombre de matériaux permis n’est jamais dépassé', async () => {
    const shop = await openShop(context);
    await context.db
      .updateTable('providerProfiles')
      .set({ materialLimit: 1 })
      .where('userId', '=', shop.id)
      .execute();
    const { id, check: report } = await check([fillLine(), fillLine()], shop.headers);
    expect(report.room).toBe(1);
    await confirm(id, true, shop.headers);
    const row = await awaitImport(context.app, shop.headers, id);
    expect(row).toMatchObject({ state: 'ready', failure: expect.stringContaining('dépasserait le nombre') });
    expect(await findMaterials(shop.id)).toEqual([]);
  });

  it('on peut choisir d’autres colonnes, et vérifier de nouveau', async () => {
    const { id, check: report } = await check([fillLine({ qte_stock: '', reserve: '7' })]);
    expect(report.bad).toBe(1);
    const targets = report.columns.map(({ header, target }: { header: string; target: string | null }) =>
      header === 'reserve' ? 'stock' : target === 'stock' ? null : target,
    );
    expect((await call('PUT', `/${id}/columns`, { targets })).json().state).toBe('checking');
    const again = await awaitImport(context.app, seller.headers, id);
    expect(again.check).toMatchObject({ created: 1, bad: 0 });
    for (const wrong of [[], targets.map(() => 'stock'), targets.map(() => 'licorne')])
      expect((await call('PUT', `/${id}/columns`, { targets: wrong })).statusCode).toBe(400);
  });

  it('les lignes à corriger, téléchargées et mendées, s’importent seules', async () => {
    const shop = await openShop(context);
    const { id } = await check(
      [fillLine(), fillLine({ ref_interne: 'M-1', qte_stock: '-4', designation: '=SOMME de laine' })],
      shop.headers,
    );
    const file = await call('GET', `/${id}/bad-lines`, undefined, shop.headers);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toMatch(/^\ufeffdesignation;ref_interne;.*;À corriger\r\n'=SOMME de laine;M-1;/);
    expect(file.body).toContain('qte_stock : Le stock ne peut pas être négatif. Mettez 0 si épuisé.');
    const mended = await checkCsv(context.app, shop.headers, file.body.replace("'-4", '4'));
    expect(mended.check).toMatchObject({ created: 1, bad: 0, hasPhotoAddresses: false });
    await confirm(mended.id, true, shop.headers);
    await awaitImport(context.app, shop.headers, mended.id);
    expect((await findMaterials(shop.id))[0]).toMatchObject({ title: '=SOMME de laine', stock: '4' });
  });

  it('une panne laisse la vérification à reprendre, sauf à la dernière tentative', async () => {
    const { id } = await check([fillLine()]);
    const { revision } = await context.db
      .updateTable('imports')
      .set({ state: 'checking', content: null })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    const run = (isLast: boolean) =>
      checkImport(context.db)({ importId: id, revision }, context.jobs, { isLast });
    await expect(run(false)).rejects.toThrow();
    expect((await call('GET', `/${id}`)).json().state).toBe('checking');
    await expect(run(true)).rejects.toThrow();
    expect((await call('GET', `/${id}`)).json().state).toBe('failed');
  });

  it('annulé, il est oublié', async () => {
    const { id } = await check([fillLine()]);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
  });

  it('retrouvé après un rechargement, jusqu’au lendemain', async () => {
    const shop = await openShop(context);
    const { id } = await check([fillLine()], shop.headers);
    expect((await call('GET', '', undefined, shop.headers)).json().items).toMatchObject([
      { id, state: 'ready' },
    ]);
    await context.db
      .updateTable('imports')
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    expect((await call('GET', '', undefined, shop.headers)).json().items).toEqual([]);
    expect((await confirm(id, true, shop.headers)).statusCode).toBe(404);
  });

  it.each([
    ['un classeur', Buffer.from('PK\x03\x04', 'latin1'), 'C’est un classeur de tableur.'],
    ['un guillemet jamais fermé', 'a;b\n"x;1', 'Un guillemet ouvert n’est jamais fermé.'],
    ['un fichier sans ligne', 'Référence;Titre\n', 'Ce fichier n’a que des titres de colonnes.'],
    ['un fichier vide', '', 'Ce fichier est vide.'],
  ])('%s est refusé avec une phrase', async (_, content, sentence) => {
    const row = await checkCsv(context.app, seller.headers, content);
    expect(row).toMatchObject({ state: 'failed', failure: expect.stringContaining(sentence), check: null });
    expect((await confirm(row.id)).statusCode).toBe(409);
  });

  it('un fichier de plus de 10 Mo est refusé', async () => {
    const response = await sendCsv(context.app, seller.headers, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
    expect(response.statusCode).toBe(413);
  });

  it('personne d’autre n’y touche', async () => {
    const { id } = await check([fillLine()]);
    const attempts = [
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
      ['GET', `/${id}/bad-lines`],
      ['POST', `/${id}/confirmation`, { publish: true }],
      ['PUT', `/${id}/columns`, { targets: [] }],
    ] as const;
    for (const [method, path, payload] of attempts) {
      expect((await call(method, path, payload, other.headers)).statusCode).toBe(404);
      expect((await call(method, path, payload, buyer)).statusCode).toBe(403);
      expect(
        (await context.app.inject({ method, url: `${importPath}${path}`, ...(payload && { payload }) }))
          .statusCode,
      ).toBe(401);
    }
    for (const path of ['', '/fields', '/template?category=laine-de-verre'])
      expect((await call('GET', path, undefined, buyer)).statusCode).toBe(403);
    expect((await sendCsv(context.app, buyer, toCsv([fillLine()]))).statusCode).toBe(403);
  });
});
