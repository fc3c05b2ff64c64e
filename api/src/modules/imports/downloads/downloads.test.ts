import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial } from '../../../testing/factories.ts';
import { awaitImport, checkCsv, importPath } from '../../../testing/imports.ts';
import { openShop } from '../../../testing/sellers.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { categories } from '../../categories/definitions.ts';

const context = useTestApp();
let seller: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  seller = await openShop(context);
});

const download = (url: string, headers = seller.headers) => context.app.inject({ url, headers });
const exportUrl = '/api/materials/mine/export';
const readRows = (sellerId: string) =>
  context.db.selectFrom('materials').selectAll().where('sellerId', '=', sellerId).orderBy('id').execute();

describe('le modèle d’une catégorie', () => {
  const leaves = categories.filter(({ parent }) => parent);

  it('a ses propres colonnes, et deux lignes qui s’importent telles quelles', async () => {
    const response = await download(`${importPath}/template?category=laine-de-roche`);
    expect(response.headers['content-disposition']).toBe('attachment; filename="modele-laine-de-roche.csv"');
    const [header = '', ...lines] = response.body.trimEnd().split('\r\n');
    expect(header.startsWith('\ufeffRéférence;Titre;')).toBe(true);
    for (const column of [
      'Épaisseur (mm)',
      'Masse volumique (kg/m³)',
      'État (caractéristique)',
      'Pièces par m²',
    ])
      expect(header.split(';')).toContain(column);
    expect(lines).toHaveLength(2);
  });

  it('de toutes les catégories, toutes les colonnes sont reconnues et toutes les lignes bonnes', async () => {
    for (const { slug } of leaves.filter((_, index) => index % 8 === 0)) {
      const { body } = await download(`${importPath}/template?category=${slug}`);
      const { check } = await checkCsv(context.app, seller.headers, body);
      expect(check).toMatchObject({ created: 2, bad: 0 });
      expect(check.columns.filter(({ target }: { target: string | null }) => target === null)).toEqual([]);
    }
  });

  it('n’existe pas pour une catégorie inconnue ou trop large', async () => {
    for (const slug of ['licornes', 'isolation'])
      expect((await download(`${importPath}/template?category=${slug}`)).statusCode).toBe(400);
  });
});

/** Deterministic, so that a failure can be repeated. */
function createDice(seed: number) {
  let state = seed;
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return items[state % items.length] as Item;
  };
}

const pieces = [
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ';',
  ',',
  '\n',
  '\t',
  '\r\n',
  ' ',
  'é',
  '€',
  '²',
  'λ',
  'x',
  '1',
  '😀',
  'laine',
];

describe('exporter puis importer', () => {
  it.each([1, 2, 3, 4, 5, 6])('ne change rien, quels que soient les textes (%d)', async (seed) => {
    const shop = await openShop(context);
    const roll = createDice(seed);
    const write = (length: number) =>
      Array.from({ length }, () => roll(pieces))
        .join('')
        .trim();
    for (let index = 0; index < 12; index++) {
      await createMaterial(context.db, {
        sellerId: shop.id,
        title: `${write(8)}laine`.trim().padEnd(5, 'x'),
        description: write(20),
        reference: roll([null, `${roll(['=', "'", '-', 'A'])}${index}`]),
        categorySlug: roll(['laine-de-verre', 'tuiles-mecaniques', 'polystyrene']),
        status: roll(['publie', 'brouillon', 'en_pause', 'vendu', 'archive']),
        priceCents: roll([0, 29, 123_456, 100_000_000]),
        stock: roll([0, 0.5, 12.345, 1_000_000]),
        attributes: JSON.stringify({ etat: 'Bon état', origine: `${write(5)}x`.trim() }),
      });
    }
    const before = await readRows(shop.id);
    const { body } = await download(exportUrl, shop.headers);
    const row = await checkCsv(context.app, shop.headers, body);
    expect(row.check).toMatchObject({ lines: 12, created: 0, updated: 0, unchanged: 12, bad: 0 });
    expect(await readRows(shop.id)).toEqual(before);
  });

  it('chez un autre vendeur, les mêmes matériaux naissent', async () => {
    const [from, to] = [await openShop(context), await openShop(context)];
    const delivery = {
      deliveryBaseCents: 2900,
      deliveryPerKmCents: 110,
      deliveryFreeRadiusKm: 8,
      deliveryMaxKm: 50,
    };
    await createMaterial(context.db, {
      sellerId: from.id,
      reference: 'R-1',
      ...delivery,
      availableInDays: 0,
      deliveryInDays: 12,
      availableUntil: '2030-01-31',
    });
    await createMaterial(context.db, {
      sellerId: from.id,
      reference: 'R-2',
      categorySlug: 'tuiles-mecaniques',
      saleUnit: 'piece',
      piecesPerM2: 15,
      content: 1 / 15,
      attributes: JSON.stringify({ non_gelif: true, pente_mini: 22.5 }),
    });
    const first = (await download(exportUrl, from.headers)).body;
    const { id } = await checkCsv(context.app, to.headers, first);
    await context.app.inject({
      method: 'POST',
      url: `${importPath}/${id}/confirmation`,
      headers: to.headers,
      payload: { publish: true },
    });
    await awaitImport(context.app, to.headers, id);
    const withoutIds = (csv: string) => csv.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
    expect(withoutIds((await download(exportUrl, to.headers)).body)).toBe(withoutIds(first));
  });

  it('chacun n’exporte que le sien', async () => {
    const shop = await openShop(context);
    await createMaterial(context.db, { sellerId: shop.id, title: 'Poutre secrète' });
    expect((await download(exportUrl)).body).not.toContain('Poutre secrète');
    expect((await context.app.inject(exportUrl)).statusCode).toBe(401);
  });
});
