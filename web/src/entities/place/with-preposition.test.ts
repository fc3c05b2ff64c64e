import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { withPrepositionDe } from './with-preposition.ts';

afterEach(() => overwriteGetLocale(() => 'fr'));

it.each([
  ['Montreuil', 'de Montreuil'],
  ['Ivry-sur-Seine', 'd’Ivry-sur-Seine'],
  ['Évreux', 'd’Évreux'],
  ['Le Havre', 'du Havre'],
  ['Les Lilas', 'des Lilas'],
  ['La Rochelle', 'de La Rochelle'],
  ['L’Haÿ-les-Roses', 'de L’Haÿ-les-Roses'],
  ['Lens', 'de Lens'],
  ['Hyères', 'de Hyères'],
])('les arrivages autour de %s se disent « autour %s »', (name, expected) => {
  overwriteGetLocale(() => 'fr');
  expect(withPrepositionDe(name)).toBe(expected);
});

it('l’anglais prend le nom tel quel', () => {
  overwriteGetLocale(() => 'en-US');
  expect(withPrepositionDe('Le Havre')).toBe('Le Havre');
});
