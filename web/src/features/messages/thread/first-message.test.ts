import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { readQuantity, suggestFirstMessage } from './first-message.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

it.each([
  ['4', 'Bonjour, il me faudrait 4\u00A0rouleaux. Est-ce toujours disponible\u00A0?'],
  ['1', 'Bonjour, il me faudrait 1\u00A0rouleau. Est-ce toujours disponible\u00A0?'],
  ['', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
  ['-3', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
  ['beaucoup', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
])('une quantité de « %s » ouvre par « %s »', (quantity, opening) => {
  expect(suggestFirstMessage('rouleau', readQuantity(new URLSearchParams({ quantity })))).toBe(opening);
});
