import { afterEach, expect, it } from 'vitest';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { formatQuantity, getUnitName } from './units.ts';

function speak(locale: Locale) {
  overwriteGetLocale(() => locale);
}

afterEach(() => speak('fr'));

/** A dot stands for U+00A0, so that the table can be read. */
const nbsp = (text: string) => text.replaceAll('·', '\u00A0');

it.each<[what: string, french: string, english: string, () => string]>([
  ['une unité', 'rouleau', 'roll', () => getUnitName('rouleau')],
  ['une unité en deux mots', 'big bag', 'bulk bag', () => getUnitName('big_bag')],
  ['un symbole', 'm²', 'm²', () => getUnitName('m2')],
  ['un mètre linéaire', 'm', 'm', () => getUnitName('ml')],
  ['douze', '12·rouleaux', '12·rolls', () => formatQuantity(12, 'rouleau')],
  ['une seule', '1·pièce', '1·piece', () => formatQuantity(1, 'piece')],
  ['aucune', '0·pièce', '0·pieces', () => formatQuantity(0, 'piece')],
  ['une et demie', '1,5·palette', '1.5·pallets', () => formatQuantity(1.5, 'palette')],
  ['deux', '2·big bags', '2·bulk bags', () => formatQuantity(2, 'big_bag')],
  ['mille mètres carrés', '1·250,5·m²', '1,250.5·m²', () => formatQuantity(1250.5, 'm2')],
])('%s : %s, %s', (_what, french, english, write) => {
  speak('fr');
  expect(write()).toBe(nbsp(french));
  speak('fr-FR');
  expect(write()).toBe(nbsp(french));
  speak('en-US');
  expect(write()).toBe(nbsp(english));
});
