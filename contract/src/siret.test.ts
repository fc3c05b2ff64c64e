import { expect, it } from 'vitest';
import { isSiret } from './siret.ts';

it.each([
  ['73282932000074', true],
  ['73282932000075', false],
  ['7328293200007', false],
  ['732829320000740', false],
  ['7328293200007a', false],
  ['', false],
  // La Poste, head office, then a branch that fails Luhn but whose digits add up to a multiple of five.
  ['35600000000048', true],
  ['35600000049837', true],
  ['35600000049838', false],
])('%j est un SIRET : %s', (value, expected) => {
  expect(isSiret(value)).toBe(expected);
});
