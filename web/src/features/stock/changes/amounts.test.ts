import { expect, it } from 'vitest';
import { changePrice, parsePercent, parsePrice, parseStock } from './amounts.ts';

it.each([
  [1170, -5, 1112],
  [3420, -5, 3249],
  [2980, -5, 2831],
  [1000, 2.5, 1025],
  [999, 10, 1099],
  [1050, 5, 1103],
  [205, 110, 431],
  [1, -50, 1],
  [1, -90, 1],
  [100_000_000, 50, 100_000_000],
])('%i centimes changés de %d %% font %i, au centime', (cents, percent, expected) => {
  expect(changePrice(cents, percent)).toBe(expected);
});

it.each([
  ['−5', -5],
  ['-5', -5],
  ['+3,5 %', 3.5],
  ['10', 10],
  ['0', undefined],
  ['-100', undefined],
  ['cinq', undefined],
  ['', undefined],
])('le pourcentage « %s » se lit %s', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

it.each([
  ['11,70 €', 1170],
  ['1\u00A0234,5', 123_450],
  ['1234.56', 123_456],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['12,3,4', undefined],
  ['2000000', undefined],
])('le prix « %s » se lit %s', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});

it.each([
  ['520', 520],
  ['12,5', 12.5],
  ['-1', undefined],
  ['', undefined],
])('le stock « %s » se lit %s', (text, stock) => {
  expect(parseStock(text)).toBe(stock);
});
