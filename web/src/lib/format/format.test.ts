import { afterEach, describe, expect, it } from 'vitest';
import { locales, overwriteGetLocale } from '../../paraglide/runtime.js';
import type { Locale } from '../i18n/locale.ts';
import {
  formatAge,
  formatDate,
  formatDistance,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  withoutNarrowSpaces,
} from './format.ts';

function speak(locale: Locale) {
  overwriteGetLocale(() => locale);
}

afterEach(() => speak('fr'));

/** A dot stands for U+00A0, so that the table can be read. */
const nbsp = (text: string) => text.replaceAll('·', '\u00A0');

const table: [what: string, french: string, english: string, () => string][] = [
  ['un prix', '23,40·€', '€23.40', () => formatMoney(2340)],
  ['un prix rond', '180,00·€', '€180.00', () => formatMoney(18_000)],
  ['un grand prix', '12·345,60·€', '€12,345.60', () => formatMoney(1_234_560)],
  ['un prix au kilo', '0,28·€', '€0.28', () => formatMoney(27.6)],
  ['un nombre entier', '11·023', '11,023', () => formatNumber(11_023)],
  ['un million', '1·234·567', '1,234,567', () => formatNumber(1_234_567)],
  ['une contenance', '10,8', '10.8', () => formatNumber(10.8)],
  ['un taux entier', '20·%', '20%', () => formatPercent(20)],
  ['un taux réduit', '5,5·%', '5.5%', () => formatPercent(5.5)],
  ['tout près', 'à moins de 1·km', 'less than 1 km away', () => formatDistance(0.4)],
  ['près', 'à 4,2·km', '4.2 km away', () => formatDistance(4.23)],
  ['un kilomètre', 'à 1,0·km', '1.0 km away', () => formatDistance(1)],
  ['juste sous dix', 'à 9,9·km', '9.9 km away', () => formatDistance(9.94)],
  ['presque dix', 'à 10·km', '10 km away', () => formatDistance(9.96)],
  ['loin', 'à 128·km', '128 km away', () => formatDistance(127.6)],
  ['un jour', '2 avril 2026', 'April 2, 2026', () => formatDate('2026-04-02T10:00:00Z')],
  ['un soir à Paris', '3 avril 2026', 'April 3, 2026', () => formatDate('2026-04-02T22:30:00Z')],
  ['le premier du mois', '1er mai 2026', 'May 1, 2026', () => formatDate('2026-05-01T10:00:00Z')],
];

describe('ce qui se mesure s’écrit selon la langue', () => {
  it.each(table)('%s : %s, %s', (_what, french, english, write) => {
    speak('fr');
    expect(write()).toBe(nbsp(french));
    speak('fr-FR');
    expect(write()).toBe(nbsp(french));
    speak('en-US');
    expect(write()).toBe(nbsp(english));
  });
});

/** Halves of every decimal, both signs, and values of a few to twelve digits. */
const numbers = [1, 5, 45, 995, 1005, 12_345, 99_995, 7_654_321, 123_456_785]
  .flatMap((digits) => [-8, -5, -4, -3, -2, -1, 0, 3].map((exponent) => Number(`${digits}e${exponent}`)))
  .flatMap((value) => [value, -value, value + 0.1, value / 3]);

it.each(locales)('en %s, un nombre s’écrit comme `Intl` l’écrit', (locale) => {
  speak(locale);
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    withoutNarrowSpaces(new Intl.NumberFormat(locale, options).format(value));
  for (const value of numbers) {
    expect(formatNumber(value)).toBe(write(value, { maximumFractionDigits: 2 }));
    expect(formatMeasure(value, undefined, 3)).toBe(
      write(value, { minimumFractionDigits: 3, maximumFractionDigits: 4 }),
    );
    expect(formatMeasure(value)).toBe(write(value, { maximumFractionDigits: 4 }));
    expect(formatPercent(value)).toBe(
      write(value, { style: 'unit', unit: 'percent', maximumFractionDigits: 1 }),
    );
    const cents = Math.round(value) || 0;
    expect(formatMoney(cents)).toBe(write(cents / 100, { style: 'currency', currency: 'EUR' }));
  }
});

it.each([
  [30, 'maintenant'],
  [40 * 60, 'il y a 40 min'],
  [2.5 * 3600, 'il y a 2 h'],
  [30 * 3600, 'hier'],
  [80 * 3600, 'il y a 3 j'],
])('ce qui date de %i secondes date de « %s »', (seconds, expected) => {
  const now = Date.parse('2026-04-10T12:00:00Z');
  const age = formatAge(new Date(now - seconds * 1000).toISOString(), now);
  expect(age.replaceAll('\u00A0', ' ')).toBe(expected);
});
