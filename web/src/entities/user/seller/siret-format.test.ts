import { expect, it } from 'vitest';
import { formatSiret, getCaretPosition } from './siret-format.ts';

it.each([
  ['', ''],
  ['81234', '812\u00A034'],
  ['81234567800021', '812\u00A0345\u00A0678\u00A000021'],
  ['812 345 678 00021 99', '812\u00A0345\u00A0678\u00A000021'],
  ['SIRET 812.345', '812\u00A0345'],
])('un vendeur tape « %s » et lit « %s »', (typed, shown) => {
  expect(formatSiret(typed)).toBe(shown);
});

it.each([
  [0, 0],
  [3, 3],
  [4, 5],
  [14, 17],
])('son curseur reste après le %ie chiffre', (digits, caret) => {
  expect(getCaretPosition(formatSiret('81234567800021'), digits)).toBe(caret);
});
