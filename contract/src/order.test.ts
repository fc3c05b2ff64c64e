import { expect, it } from 'vitest';
import { addVat, countUnits } from './order.ts';

it.each([
  ['35 m² en rouleaux de 5,4 m²', 35, { content: 5.4, minOrder: 1 }, 7],
  ['ce qui tombe juste à une poussière près', 6.6, { content: 0.6, minOrder: 1 }, 11],
  ['moins que la commande minimale', 5, { content: 5.4, minOrder: 4 }, 4],
  ['une commande minimale d’une demi-unité', 0.1, { content: 1, minOrder: 0.5 }, 1],
])('%s', (_, needed, offer, units) => {
  expect(countUnits(needed, offer)).toBe(units);
});

it.each([
  [2340, 20, 2808],
  [690, 20, 828],
  [1000, 5.5, 1055],
  [333, 10, 366],
  [1, 20, 1],
  [18_000, 0, 18_000],
])('%i centimes HT à %d % font %i centimes TTC', (cents, rate, expected) => {
  expect(addVat(cents, rate)).toBe(expected);
});
