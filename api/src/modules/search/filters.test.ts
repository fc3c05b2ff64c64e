import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { searchMaterials } from './testing/search.ts';

const context = useTestApp();
type Query = Record<string, string | string[]>;

const search = (query: Query = {}) => searchMaterials(context.app, query);
const titles = async (query: Query) => (await search(query)).items.map(({ title }) => title).sort();

const lyon = { latitude: 45.764, longitude: 4.8357, city: 'Lyon', postalCode: '69003', communeCode: '69383' };
const delivery = {
  deliveryBaseCents: 3500,
  deliveryPerKmCents: 120,
  deliveryFreeRadiusKm: 5,
  deliveryMaxKm: 40,
};

beforeAll(async () => {
  const { db } = context;
  const dealer = await createSeller(db, { businessType: 'negoce', taxId: '73282932000074' });
  const neighbour = await createSeller(db);
  const wool = { sellerId: dealer.id, categorySlug: 'laine-de-verre' };
  await createMaterial(db, {
    ...wool,
    title: 'Rouleau mince',
    attributes: { epaisseur: 100, r: 3.1, acermi: true, euroclasse: 'F' },
    ...delivery,
  });
  await createMaterial(db, {
    ...wool,
    title: 'Rouleau épais',
    priceCents: 4000,
    content: 4,
    attributes: { epaisseur: 200, r: 5.7, acermi: false, euroclasse: 'A1' },
    stock: 0,
  });
  await createMaterial(db, {
    sellerId: neighbour.id,
    title: 'Panneau chez un voisin',
    categorySlug: 'laine-de-roche',
    saleUnit: 'panneau',
    condition: 'reemploi',
    vatRate: 0,
    priceCents: 2600,
    content: 13,
    attributes: { epaisseur: 60, euroclasse: 'A1' },
    ...lyon,
  });
  await createMaterial(db, {
    sellerId: dealer.id,
    title: 'Ciment gris',
    categorySlug: 'ciments-chaux-mortiers',
    saleUnit: 'sac',
    baseUnit: 'kg',
    content: 25,
    priceCents: 800,
    condition: 'neuf',
    stock: 100,
  });
});

describe('un acheteur filtre', () => {
  it.each<[string, Query, string[]]>([
    ['par prix TTC', { minPrice: '26', maxPrice: '30' }, ['Panneau chez un voisin', 'Rouleau mince']],
    ['par prix HT', { maxPrice: '24', tax: 'ht' }, ['Ciment gris', 'Rouleau mince']],
    [
      'par prix au mètre carré',
      { priceBy: 'base', baseUnit: 'm2', maxPrice: '5' },
      ['Panneau chez un voisin', 'Rouleau mince'],
    ],
    ['par unités de vente', { unit: ['sac', 'panneau'] }, ['Ciment gris', 'Panneau chez un voisin']],
    ['par états', { condition: ['neuf', 'reemploi'] }, ['Ciment gris', 'Panneau chez un voisin']],
    ['parmi les professionnels', { sellerType: 'professionnel', unit: 'sac' }, ['Ciment gris']],
    ['parmi les particuliers', { sellerType: 'particulier' }, ['Panneau chez un voisin']],
    ['ce qui est en stock', { inStock: 'true', category: 'laine-de-verre' }, ['Rouleau mince']],
    [
      'ce qui suffit pour 36 m²',
      { quantity: '36', quantityUnit: 'm2' },
      ['Panneau chez un voisin', 'Rouleau mince'],
    ],
    ['ce qui suffit pour 37 m²', { quantity: '37', quantityUnit: 'm2' }, ['Panneau chez un voisin']],
    ['ce qui est livré chez lui', { city: 'Paris', delivery: 'true' }, ['Rouleau mince']],
    ['ce qui est livré trop loin de chez lui', { city: 'Lille', delivery: 'true' }, []],
    ['par code postal et rayon', { city: '69003', radius: '10' }, ['Panneau chez un voisin']],
    ['par zone de la carte', { bounds: '45.7,4.8,45.8,4.9' }, ['Panneau chez un voisin']],
    [
      'par zone, de chez lui',
      { city: 'Lille', radius: '10', bounds: '45.7,4.8,45.8,4.9' },
      ['Panneau chez un voisin'],
    ],
    ['une zone où son lieu n’est pas livré', { city: 'Lille', delivery: 'true', bounds: '48,2,49,3' }, []],
    [
      'une zone où son lieu est livré',
      { city: 'Paris', delivery: 'true', bounds: '48,2,49,3' },
      ['Rouleau mince'],
    ],
    ['par épaisseur', { 'attr.epaisseur.min': '90', 'attr.epaisseur.max': '150' }, ['Rouleau mince']],
    ['par euroclasse', { 'attr.euroclasse': ['A1', 'A2'] }, ['Panneau chez un voisin', 'Rouleau épais']],
    ['par certificat', { category: 'isolation', 'attr.acermi': 'true' }, ['Rouleau mince']],
    ['des mots dans une branche', { q: 'mince', category: 'isolation' }, ['Rouleau mince']],
    ['des mots dans une autre', { q: 'mince', category: 'gros-oeuvre' }, []],
    ['des mots dans une catégorie', { q: 'panneau', category: 'laine-de-roche' }, ['Panneau chez un voisin']],
    ['des mots et des états', { q: 'panneau', condition: ['neuf', 'reemploi'] }, ['Panneau chez un voisin']],
    ['des mots et un autre état', { q: 'panneau', condition: 'neuf' }, []],
    ['avec des champs laissés vides', { q: '', minPrice: '', city: '', unit: 'sac' }, ['Ciment gris']],
  ])('%s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('trouve sous sa nouvelle catégorie et son nouvel état ce qu’un vendeur a corrigé', async () => {
    const { id } = await createMaterial(context.db, {
      title: 'Zinguerie mal rangée',
      categorySlug: 'laine-de-verre',
      condition: 'neuf',
    });
    const asked = { q: 'zinguerie', category: 'gros-oeuvre', condition: 'reemploi' };
    expect(await titles(asked)).toEqual([]);
    const correct = context.db.updateTable('materials').where('id', '=', id);
    await correct.set({ categorySlug: 'ciments-chaux-mortiers', condition: 'reemploi' }).execute();
    expect(await titles(asked)).toEqual(['Zinguerie mal rangée']);
    await correct.set({ status: 'archive' }).execute();
  });

  it('apprend ce que coûte la livraison jusqu’à lui, et où il est', async () => {
    const inStock = { category: 'laine-de-verre', inStock: 'true' };
    const { items, place } = await search({ city: 'Versailles', ...inStock });
    expect(place).toMatchObject({ name: 'Versailles', postalCode: '78000' });
    // 35 € and 1,20 € for each of the 19 kilometres beyond the five that are free.
    expect(items[0]).toMatchObject({ distanceKm: 24, deliveryCents: 5780 });
    const neighbour = await search({ city: 'Montreuil', ...inStock });
    expect(neighbour.items[0]?.deliveryCents).toBe(0);
  });
});

describe('un acheteur trie', () => {
  it('par prix, croissant', async () => {
    const { items } = await search({ sort: 'prix' });
    expect(items.map(({ title }) => title)).toEqual([
      'Ciment gris',
      'Panneau chez un voisin',
      'Rouleau mince',
      'Rouleau épais',
    ]);
  });

  it('par prix au mètre carré, sans mêler ce qui se vend au kilo', async () => {
    const { items, comparedBy, total } = await search({ sort: 'prix_base' });
    expect(comparedBy).toBe('m2');
    expect(items.map(({ title }) => title)).toEqual([
      'Panneau chez un voisin',
      'Rouleau mince',
      'Rouleau épais',
    ]);
    expect(total).toBe(3);
  });
});

describe('un acheteur lit les nombres à côté des filtres', () => {
  const facetsOf = async (query: Query) => (await search({ ...query, facets: 'true' })).facets;

  it('ne les reçoit que s’il les demande', async () => {
    expect(await search()).not.toHaveProperty('facets');
  });

  it('voit chaque valeur, et son nombre', async () => {
    expect(await facetsOf({})).toMatchObject({
      categories: expect.arrayContaining([
        expect.objectContaining({ slug: 'isolation', parent: null, count: 3 }),
        expect.objectContaining({ slug: 'laine-de-verre', parent: 'isolation', count: 2 }),
      ]),
      conditions: [
        { value: 'neuf', count: 1 },
        { value: 'surplus', count: 2 },
        { value: 'reemploi', count: 1 },
      ],
      sellerTypes: [
        { value: 'professionnel', count: 3 },
        { value: 'particulier', count: 1 },
      ],
      baseUnits: [
        { value: 'm2', count: 3 },
        { value: 'kg', count: 1 },
      ],
      delivery: 1,
      inStock: 3,
      price: { minCents: 960, maxCents: 4800 },
      attributes: [],
      isExact: true,
    });
  });

  it('les voit suivre les autres filtres, et non le leur', async () => {
    const facets = await facetsOf({ category: 'laine-de-verre', condition: 'surplus' });
    expect(facets?.conditions).toEqual([{ value: 'surplus', count: 2 }]);
    expect(facets?.categories).toEqual([
      expect.objectContaining({ slug: 'isolation', count: 2 }),
      expect.objectContaining({ slug: 'laine-de-verre', count: 2 }),
    ]);
    const cheap = await facetsOf({ maxPrice: '10' });
    expect(cheap?.price).toEqual({ minCents: 960, maxCents: 4800 });
    expect(cheap?.units).toEqual([{ value: 'sac', count: 1 }]);
  });

  it('voit les caractéristiques de la catégorie choisie', async () => {
    const facets = await facetsOf({ category: 'isolation', 'attr.euroclasse': 'F' });
    const find = (key: string) => facets?.attributes.find((attribute) => attribute.key === key);
    expect(find('epaisseur')).toEqual({
      key: 'epaisseur',
      label: 'Épaisseur',
      unit: 'mm',
      kind: 'number',
      min: 100,
      max: 100,
      ranges: [{ min: 100, max: 100, count: 1 }],
    });
    const narrowed = await facetsOf({ category: 'isolation', 'attr.epaisseur.min': '150' });
    expect(narrowed?.attributes.find(({ key }) => key === 'epaisseur')).toMatchObject({
      min: 60,
      max: 200,
      ranges: [60, 100, 200].map((value) => ({ min: value, max: value, count: 1 })),
    });
    expect(find('euroclasse')).toMatchObject({
      kind: 'choice',
      values: [
        { value: 'A1', count: 2 },
        { value: 'F', count: 1 },
      ],
    });
    expect(find('acermi')).toMatchObject({ kind: 'boolean', values: [{ value: true, count: 1 }] });
  });
});

describe('un acheteur regarde la carte', () => {
  it('voit combien de matériaux il y a dans chaque commune, et à partir de combien', async () => {
    const response = await context.app.inject('/api/materials/map?category=isolation');
    expect(response.json()).toMatchObject({
      total: 3,
      places: [
        { city: 'Montreuil', count: 2, minPriceCents: 2340, minPriceTtcCents: 2808 },
        { city: 'Lyon', count: 1, minPriceCents: 2600, minPriceTtcCents: 2600, latitude: 45.764 },
      ],
    });
  });

  it('demande les matériaux d’une commune de la carte, parmi ceux qu’il cherche', async () => {
    const { places } = (await context.app.inject('/api/materials/map?category=isolation')).json();
    const lyon = places.find(({ city }: { city: string }) => city === 'Lyon');
    const { items } = await search({ category: 'isolation', commune: lyon.communeCode });
    expect(items.map(({ city }) => city)).toEqual(['Lyon']);
  });

  it('apprend quel filtre ne convient pas', async () => {
    const response = await context.app.inject('/api/materials/map?category=rayon-inconnu');
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'category']);
  });
});

describe('un vendeur change une annonce', () => {
  it('de prix, de contenance et de lieu : les mots la trouvent où elle est, et à ce qu’elle coûte', async () => {
    const { db } = context;
    const { id } = await createMaterial(db, { title: 'Escabeau', priceCents: 1000, vatRate: 20, content: 1 });
    const find = async (query: Query) => (await search({ q: 'escabeau', ...query })).total;
    const near = { lat: '45.76', lng: '4.84', radius: '10' };
    const cheap = { minPrice: '10', maxPrice: '15' };
    const cheapByBase = { ...cheap, priceBy: 'base' };
    expect([await find(cheap), await find(cheapByBase), await find(near)]).toEqual([1, 1, 0]);
    const set = { priceCents: 50_000, content: 2, latitude: lyon.latitude, longitude: lyon.longitude };
    await db.updateTable('materials').set(set).where('id', '=', id).execute();
    expect([await find(cheap), await find(cheapByBase), await find(near)]).toEqual([0, 0, 1]);
    expect(await find({ minPrice: '550', maxPrice: '650' })).toBe(1);
    expect(await find({ minPrice: '290', maxPrice: '310', priceBy: 'base' })).toBe(1);
    expect(await find({ minPrice: '450', maxPrice: '550', tax: 'ht' })).toBe(1);
    await db.deleteFrom('materials').where('id', '=', id).execute();
  });
});
