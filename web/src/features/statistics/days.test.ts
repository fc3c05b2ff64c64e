import { expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { formatLongDay, formatPeriod, formatShortDay } from './days.ts';

overwriteGetLocale(() => 'fr');

it.each([
  ['2026-03-10', '2026-04-08', 'Du 10 mars au 8 avril 2026'],
  ['2025-12-03', '2026-01-01', 'Du 3 décembre 2025 au 1er janvier 2026'],
  // The nights when the clock changes.
  ['2026-03-29', '2026-10-25', 'Du 29 mars au 25 octobre 2026'],
])('la période du %s au %s se dit « %s »', (from, to, expected) => {
  expect(formatPeriod({ from, to })).toBe(expected);
});

it('un jour s’écrit court sous l’axe et long dans l’infobulle', () => {
  expect(formatShortDay('2026-04-01')).toBe('1er avr.');
  expect(formatLongDay('2026-04-01')).toBe('mercredi 1er avril');
});
