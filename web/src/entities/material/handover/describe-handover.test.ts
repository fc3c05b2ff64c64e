import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { describeArrival, describeAvailable, describeHandover } from './describe-handover.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

const spaced = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const both = { arrivesOn: '2026-11-27', arrivalDays: 8, pickupDays: 3 };

it.each([
  [both, undefined, 'Chez vous le vendredi 27 nov.'],
  [both, '2026-11-27', 'Chez vous le vendredi 27 nov.'],
  [both, '2026-11-26', 'Disponible sous 3 jours'],
  [{ ...both, pickupDays: null }, '2026-11-26', 'Chez vous le vendredi 27 nov.'],
  [{ ...both, arrivesOn: null }, undefined, 'Disponible sous 3 jours'],
  [{ ...both, arrivesOn: null, pickupDays: null }, undefined, 'Livraison sous 8 jours'],
  [{ arrivesOn: null, arrivalDays: null, pickupDays: null }, undefined, undefined],
  [{ ...both, arrivesOn: '2026-12-01' }, undefined, 'Chez vous le mardi 1er déc.'],
])('%j, voulu avant le %s : « %s »', (handover, before, sentence) => {
  expect(spaced(describeHandover(handover, before))).toBe(sentence);
});

it('aujourd’hui et demain se disent autrement', () => {
  expect([0, 1, 2].map(describeAvailable).map(spaced)).toEqual([
    'Disponible dès aujourd’hui',
    'Disponible sous 1 jour',
    'Disponible sous 2 jours',
  ]);
  expect([0, 1, 2].map(describeArrival).map(spaced)).toEqual([
    'Livraison le jour même',
    'Livraison sous 1 jour',
    'Livraison sous 2 jours',
  ]);
});

it('en anglais aussi', () => {
  overwriteGetLocale(() => 'en-US');
  expect(describeHandover(both)).toBe('With you by Friday, Nov 27');
});
