import { expect, it } from 'vitest';
import { roundQuotient } from './decimals.ts';
import { addVat, changeByPercent, computeBasePrice, multiplyPrice, removeVat, toCents } from './money.ts';

it.each([
  [2340, 20, 2808],
  [690, 20, 828],
  [1000, 5.5, 1055],
  [333, 10, 366],
  [1, 20, 1],
  [100, 5.5, 106],
  [300, 5.5, 317],
  [18_000, 0, 18_000],
  [99_999_999_999_999, 5.5, 105_499_999_999_999],
])('%i centimes HT à %d % font %i centimes TTC', (cents, rate, expected) => {
  expect(addVat(cents, rate)).toBe(expected);
});

it.each([
  [5028, 20, 4190],
  [999, 20, 833],
  [1055, 5.5, 1000],
  [0, 20, 0],
])('%i centimes TTC à %d % font %i centimes HT', (cents, rate, expected) => {
  expect(removeVat(cents, rate)).toBe(expected);
});

it('un euro s’écrit en décimales, et un demi-centime s’arrondit vers le haut', () => {
  expect([1.005, 8.165, 0.285, 437.04].map(toCents)).toEqual([101, 817, 29, 43_704]);
});

it('une baisse s’arrondit comme une hausse', () => {
  expect([changeByPercent(1170, -5), changeByPercent(50, -1), changeByPercent(205, 110)]).toEqual([
    1112, 50, 431,
  ]);
});

it('le prix d’une unité de base garde quatre décimales, avec ou sans TVA', () => {
  const roll = { priceCents: 4190, content: 5.4 };
  expect([computeBasePrice(roll), computeBasePrice(roll, 20)]).toEqual([775.9259, 931.1111]);
  expect(computeBasePrice({ priceCents: 80, content: 1 / 60 })).toBe(4800);
});

it('le prix d’une demi-unité s’arrondit avant la TVA', () => {
  expect(multiplyPrice(333, 0.5, 20)).toEqual({ htCents: 167, ttcCents: 200 });
});

it('un quotient sans valeur n’en a pas, un quotient négatif s’arrondit comme son opposé', () => {
  expect(roundQuotient([1], [0])).toBeNaN();
  expect(roundQuotient([Number.NaN, 0], [])).toBeNaN();
  expect([roundQuotient([-5], [2]), roundQuotient([5], [-2]), roundQuotient([-5], [-2])]).toEqual([
    -3, -3, 3,
  ]);
  expect(roundQuotient([1e-7, 1e7], [], 2)).toBe(1);
});
