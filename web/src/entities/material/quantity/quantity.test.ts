import { removeWaste } from '@parpaing/contract/order';
import { expect, it } from 'vitest';
import {
  computeOrder,
  countAvailable,
  getDefaultWaste,
  isTooLarge,
  listPatterns,
  parseNeed,
  parseWaste,
} from './quantity.ts';

const roll = { content: 10.8, stock: 76, minOrder: 1, priceCents: 3350, vatRate: 20 };

it.each([
  ['35 m² droits demandent 4 rouleaux', 35, 10, roll, { units: 4, needed: 38.5, total: 43.2, leftover: 4.7 }],
  ['la diagonale en demande plus', 38, 15, roll, { units: 5, needed: 43.7 }],
  ['un besoin qui tombe juste ne laisse rien', 21.6, 0, roll, { units: 2, leftover: 0 }],
  ['une fraction binaire n’ajoute rien', 6, 10, { ...roll, content: 0.6 }, { units: 11, leftover: 0 }],
  ['la commande minimale l’emporte', 5, 0, { ...roll, minOrder: 4 }, { units: 4, isMinimum: true }],
  ['elle ne se voit pas au-delà', 50, 0, { ...roll, minOrder: 4 }, { units: 5, isMinimum: false }],
  ['une vente au mètre carré arrondit aussi', 12.3, 0, { ...roll, content: 1 }, { units: 13 }],
  ['le stock peut suffire tout juste', 35, 10, { ...roll, stock: 4 }, { isInStock: true }],
  ['ou manquer', 35, 10, { ...roll, stock: 3 }, { isInStock: false }],
  ['le total porte sa TVA', 35, 10, roll, { htCents: 13_400, ttcCents: 16_080 }],
  ['sans coupe, rien ne se perd', 35, 0, roll, { needed: 35, hasWaste: false }],
  ['un particulier vend sans', 35, 10, { ...roll, vatRate: 0 }, { htCents: 13_400, ttcCents: 13_400 }],
])('%s', (_, need, waste, offer, expected) => {
  expect(computeOrder(need, waste, offer)).toMatchObject(expected);
});

it.each([
  ['un parquet se pose de plusieurs façons', 'm2', ['carrelage-sols', 'parquets'], 5, 10],
  ['un isolant se coupe sans calepinage', 'm2', ['isolation', 'laine-de-verre'], 0, 10],
  ['un bloc se coupe peu', 'm2', ['gros-oeuvre'], 0, 5],
  ['le sable ne se coupe pas', 't', ['gros-oeuvre'], 0, 0],
] as const)('%s', (_, baseUnit, slugs, patterns, waste) => {
  const material = { baseUnit, categoryPath: slugs.map((slug) => ({ slug, name: slug })) };
  expect([listPatterns(material).length, getDefaultWaste(material)]).toEqual([patterns, waste]);
});

it('un besoin démesuré se reconnaît', () => {
  expect([isTooLarge('1 000 001'), isTooLarge('35'), isTooLarge('')]).toEqual([true, false, false]);
});

it.each([
  ['35', 35],
  [' 35,5 ', 35.5],
  ['1 200', 1200],
  ['', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['beaucoup', undefined],
])('%j se lit %s', (text, need) => {
  expect(parseNeed(text)).toBe(need);
});

it.each([
  ['12', 12],
  ['7,5 %', 7.5],
  ['0', 0],
  ['50', 50],
  ['51', undefined],
  ['-1', undefined],
  ['', undefined],
])('une chute de %j se lit %s', (text, waste) => {
  expect(parseWaste(text)).toBe(waste);
});

it.each([
  ['tout le stock peut se demander', 12, 1, 12],
  ['un reste entamé ne se compte pas', 12.5, 1, 12],
  ['un stock vide ne se demande pas', 0, 1, 0],
  ['ni un stock sous la commande minimale', 3, 4, 0],
])('%s', (_, stock, minOrder, count) => {
  expect(countAvailable({ stock, minOrder })).toBe(count);
});

it.each([1, 4, 5, 11])('%i rouleaux redeviennent des mètres carrés qui en demandent autant', (units) => {
  const surface = removeWaste(units * roll.content, 10);
  expect(computeOrder(surface, 10, roll).units).toBe(units);
});
