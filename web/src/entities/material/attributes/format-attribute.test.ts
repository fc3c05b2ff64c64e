import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { formatAttribute } from './format-attribute.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it.each([
  ['lambda', 0.04, 'W/(m·K)', '0,040\u00A0W/(m·K)'],
  ['r', 2.5, 'm²·K/W', '2,50\u00A0m²·K/W'],
  ['epaisseur', 120, 'mm', '120\u00A0mm'],
])('un acheteur lit %s %s comme le métier l’écrit', (key, value, unit, written) => {
  expect(formatAttribute(key, value, unit)).toBe(written);
});
