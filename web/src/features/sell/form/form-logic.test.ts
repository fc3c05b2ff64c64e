import { type CategoryForm, CreateMaterialInput } from '@parpaing/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { findCategories, listAttributes } from '../category/form-categories.ts';
import { computeResistance, readAttributes } from '../category/read-attributes.ts';
import { compareVersions, mergeVersions } from '../conflict/compare-versions.ts';
import { findBasePrice, toHtText, toTtcText } from '../offer/read-offer.ts';
import { moveRow } from '../photos/move-row.ts';
import { findNeeded, listChecks } from './missing.ts';
import { toFormField, toMaterialInput } from './to-input.ts';
import { emptyValues, type FormValues } from './values.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const number = (key: string) => ({ key, label: key, kind: 'number' as const, choices: [] });
const categories: CategoryForm[] = [
  { slug: 'isolation', parent: null, name: 'Isolation', words: [], attributes: [number('epaisseur')] },
  {
    slug: 'laine-de-verre',
    parent: 'isolation',
    name: 'Laine de verre',
    words: ['GR32', 'isover'],
    attributes: [number('lambda'), number('r'), { ...number('acermi'), kind: 'boolean' }],
  },
  {
    slug: 'isolants-biosources',
    parent: 'isolation',
    name: 'Isolants biosourcés',
    words: ['laine de bois', 'chanvre'],
    attributes: [],
  },
  { slug: 'gros-oeuvre', parent: null, name: 'Gros œuvre', words: [], attributes: [] },
  {
    slug: 'briques',
    parent: 'gros-oeuvre',
    name: 'Briques',
    words: [],
    attributes: [number('pieces_m2')],
  },
];

const place = {
  code: '69387',
  name: 'Lyon 7e',
  postalCode: '69007',
  department: '69',
  latitude: 45.7,
  longitude: 4.8,
};
const wool: FormValues = {
  ...emptyValues('negoce'),
  categorySlug: 'laine-de-verre',
  title: 'Laine de verre GR 32',
  condition: 'neuf',
  attributes: { epaisseur: '120', lambda: '0,032', acermi: true },
  saleUnit: 'rouleau',
  content: '5,4',
  priceHt: '41,90',
  priceTtc: '50,28',
  stock: '130',
  minOrder: '4',
  place,
  pictures: [{ key: 'a', id: 'a', alt: '' }],
};
const definitions = listAttributes(categories, 'laine-de-verre');
const checksOf = (values: FormValues) =>
  listChecks(values, { definitions, needsPhoto: true }).filter(({ missing }) => missing !== undefined);

it('une photo qui manque à ce qui est déjà en vente est un conseil', () => {
  const withoutPhoto = { ...wool, pictures: [] };
  expect(findNeeded(listChecks(withoutPhoto, { definitions, needsPhoto: true }))).toBe('photos');
  const advice = listChecks(withoutPhoto, { definitions, needsPhoto: false });
  expect(findNeeded(advice)).toBeUndefined();
  expect(advice.at(-1)).toEqual({ name: 'photo', missing: 'photos', isAdvice: true });
});

it('une commande minimale au-dessus du stock et une date passée sont dites, quel que soit le prix', () => {
  const wrong = { ...wool, priceHt: '0', stock: '3', minOrder: '4', availableUntil: '2020-01-01' };
  const listFaults = (values: FormValues, publish: boolean) => {
    const id = '0198c9a0-0000-7000-8000-000000000000';
    const pictures = [{ id, alt: '' }];
    const input = { ...toMaterialInput(values, definitions), pictures, id, publish };
    return CreateMaterialInput.safeParse(input).error?.issues.map(({ path }) => toFormField(path.join('.')));
  };
  expect(listFaults(wrong, true)).toEqual(['priceHt', 'minOrder', 'availableUntil']);
  expect(listFaults(wrong, false)).toEqual(['priceHt']);
  expect(listFaults({ ...wrong, stock: 'trois', availableUntil: '' }, true)).toEqual(['priceHt', 'stock']);
  expect(listFaults({ ...wool, place: null, pickup: false, stock: '' }, true)).toEqual([
    'stock',
    'place',
    'pickup',
  ]);
});

describe('un vendeur cherche sa catégorie', () => {
  it.each([
    ['laine', ['laine-de-verre', 'isolants-biosources']],
    ['isover', ['laine-de-verre']],
    ['GR32', ['laine-de-verre']],
    ['biosource', ['isolants-biosources']],
    ['brique', ['briques']],
    ['oeuvre', ['briques']],
    ['zinc', []],
    ['', []],
  ])('« %s »', (typed, slugs) => {
    expect(findCategories(categories, typed).map(({ category }) => category.slug)).toEqual(slugs);
  });

  it('le mot du métier qui l’a fait trouver est dit', () => {
    expect(findCategories(categories, 'isover')[0]?.word).toBe('isover');
    expect(findCategories(categories, 'verre')[0]?.word).toBeUndefined();
  });
});

describe('prix', () => {
  it.each([
    ['41,90', '20', '50,28'],
    ['41.9', '20', '50,28'],
    ['1 234,50', '5.5', '1302,40'],
    ['12', '0', '12,00'],
    ['douze', '20', ''],
  ])('%s HT à %s %% donne %s TTC', (ht, rate, ttc) => expect(toTtcText(ht, rate)).toBe(ttc));

  it.each([
    ['50,28', '20', '41,90'],
    ['9,99', '20', '8,33'],
    ['', '20', ''],
  ])('%s TTC à %s %% donne %s HT', (ttc, rate, ht) => expect(toHtText(ttc, rate)).toBe(ht));

  it('le prix au m² est celui que la fiche affichera', () => {
    expect(findBasePrice(wool, definitions)).toMatchObject({ baseUnit: 'm2', baseTtcCents: 931.1111 });
    expect(findBasePrice({ ...wool, content: '' }, definitions)).toBeUndefined();
    expect(findBasePrice({ ...wool, saleUnit: 'kg', content: '' }, definitions)).toMatchObject({
      baseUnit: 'kg',
      content: 1,
    });
  });

  it('des briques vendues à la pièce ont un prix au m² si l’on dit combien il en faut', () => {
    const bricks = { ...wool, categorySlug: 'briques', saleUnit: 'piece' as const, priceHt: '0,80' };
    const forBricks = listAttributes(categories, 'briques');
    const counted = { ...bricks, piecesPerM2: '60' };
    expect(findBasePrice(counted, forBricks)).toMatchObject({ baseUnit: 'm2', baseCents: 4800 });
    expect(toMaterialInput(counted, forBricks)).toMatchObject({
      piecesPerM2: 60,
      baseUnit: 'm2',
      attributes: { pieces_m2: 60 },
    });
    expect(findBasePrice(bricks, forBricks)).toMatchObject({ baseUnit: 'piece', baseCents: 80 });
  });
});

it('R se calcule, arrondi comme sur les étiquettes', () => {
  expect(computeResistance({ epaisseur: '120', lambda: '0,032' })).toBe('3,75');
  expect(computeResistance({ epaisseur: '100', lambda: '0,035' })).toBe('2,85');
  expect(computeResistance({ epaisseur: '100' })).toBeUndefined();
});

it('seules partent les caractéristiques de la catégorie, et celles qui sont remplies', () => {
  const typed = { epaisseur: '120', lambda: ' ', r: '3,7', acermi: false, essence: 'Chêne' };
  expect(readAttributes(typed, definitions)).toEqual({ epaisseur: 120, r: 3.7 });
});

const delivered = {
  delivers: true,
  delivery: { freeRadiusKm: '8', base: '29', perKm: '1,10', maxKm: '50' },
};

describe('ce qui manque', () => {
  it('rien, une fois tout rempli', () => expect(checksOf(wool)).toEqual([]));

  it('au début, presque tout, dans l’ordre du formulaire', () => {
    expect(checksOf(emptyValues('negoce')).map(({ name }) => name)).toEqual([
      'category',
      'title',
      'attributes',
      'offer',
      'place',
      'photo',
    ]);
  });

  it.each<[Partial<FormValues>, string]>([
    [{ title: 'Lot' }, 'title'],
    [{ condition: '' }, 'condition-neuf'],
    [{ attributes: { epaisseur: 'douze' } }, 'attribute-epaisseur'],
    [{ content: 'beaucoup' }, 'content'],
    [{ priceHt: '0' }, 'price-ht'],
    [{ minOrder: '0' }, 'min-order'],
    [{ stock: '3' }, 'min-order'],
    [{ availableUntil: '2020-12-31' }, 'available-until'],
    [{ pickup: false }, 'pickup'],
    [{ delivers: true }, 'delivery-base'],
    [{ availableInDays: '91' }, 'available-in'],
    [{ availableInDays: 'vite' }, 'available-in'],
    [{ ...delivered, deliveryInDays: '1,5' }, 'delivery-in'],
    [{ pictures: [{ key: 'b', id: null, alt: '' }] }, 'photos'],
  ])('%j mène au champ %s', (change, field) => {
    expect(checksOf({ ...wool, ...change })[0]?.missing).toBe(field);
  });
});

it('une faute que le serveur nomme retrouve son champ', () => {
  expect(
    ['priceCents', 'delivery.perKmCents', 'place.code', 'pictures.0.id', 'title'].map(toFormField),
  ).toEqual(['priceHt', 'delivery.perKm', 'place', 'pictures', 'title']);
});

describe('deux personnes ont modifié le même matériau', () => {
  const theirs = { ...wool, title: 'Laine de verre 120', stock: '12', attributes: { epaisseur: '100' } };
  const mine = { ...wool, title: 'GR 32 en 120', description: 'Stockée à l’abri.' };

  it('la seconde voit ce que l’autre a changé, et où les deux se contredisent', () => {
    expect(compareVersions({ base: wool, theirs, mine })).toEqual([
      { part: 'title', isMineChanged: true },
      { part: 'stock', isMineChanged: false },
      { part: 'attributes.epaisseur', isMineChanged: false },
      { part: 'attributes.lambda', isMineChanged: false },
      { part: 'attributes.acermi', isMineChanged: false },
    ]);
  });

  it('son choix garde tout le reste de ce qu’elle a écrit', () => {
    const merged = mergeVersions({ theirs, mine }, { title: 'mine', stock: 'theirs' });
    expect(merged).toEqual({ ...mine, stock: '12' });
    expect(mergeVersions({ theirs, mine }, { 'attributes.epaisseur': 'theirs' }).attributes).toEqual({
      ...mine.attributes,
      epaisseur: '100',
    });
  });

  it('le même changement des deux côtés, ou des clés dans un autre ordre, ne fait pas de question', () => {
    const same = { ...wool, stock: '12' };
    const { code, ...rest } = place;
    const reordered = { ...wool, place: { ...rest, latitude: 45.74, code } };
    expect(compareVersions({ base: wool, theirs: same, mine: same })).toEqual([]);
    expect(compareVersions({ base: wool, theirs: reordered, mine: wool })).toEqual([]);
  });
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, -1, ['b', 'a', 'c']],
  [1, 9, ['a', 'c', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('la photo %i déplacée en %i', (from, to, rows) =>
  expect(moveRow(['a', 'b', 'c'], from, to)).toEqual(rows),
);
