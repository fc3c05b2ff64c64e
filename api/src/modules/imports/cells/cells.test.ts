import { describe, expect, it } from 'vitest';
import { CellError } from './fault.ts';
import { readCents, readNumber, writeNumber } from './numbers.ts';
import { readBaseUnit, readSaleUnit } from './units.ts';
import { readBoolean, readCondition, readDate, readStatus, readVat } from './words.ts';

function faultOf(read: () => unknown) {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof CellError) return error.fault;
    throw error;
  }
}

describe('un nombre se lit comme on l’écrit', () => {
  it.each([
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1 234,56 €', 1234.56],
    ['1\u00a0234,56\u00a0€ HT', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1234567],
    ['−4', -4],
    ['20 %', 20],
    [',5', 0.5],
  ])('%s', (cell, number) => expect(readNumber(cell)).toBe(number));

  it.each([
    ['12,5O', { code: 'letter_o', detail: '12,50' }],
    ['l2', { code: 'letter_l', detail: '12' }],
    ['douze', { code: 'not_a_number' }],
    ['1,2,3.4.5', { code: 'not_a_number' }],
    ['Infinity', { code: 'not_a_number' }],
  ])('%s ne se lit pas', (cell, fault) => expect(faultOf(() => readNumber(cell))).toEqual(fault));

  it('un prix a deux décimales', () => {
    expect(readCents('0,29', 1000)).toBe(29);
    expect(faultOf(() => readCents('1,355', 1000))).toEqual({ code: 'too_many_decimals', detail: '1,36' });
    expect(faultOf(() => readCents('20', 1000))).toEqual({ code: 'too_large', detail: '10' });
  });

  it.each([0, 0.1, 5.4, 1e-7, 1234567.891])('%d écrit puis lu reste le même', (number) => {
    expect(readNumber(writeNumber(number))).toBe(number);
  });
});

describe('les mots du métier', () => {
  it.each([
    ['Pièces', 'piece'],
    ['u', 'piece'],
    ['ROULEAUX', 'rouleau'],
    ['big-bag', 'big_bag'],
    ['m²', 'm2'],
    ['M2', 'm2'],
    ['mètre linéaire', 'ml'],
    ['Litre', 'l'],
  ])('%s', (cell, unit) => expect(readSaleUnit(cell)).toBe(unit));

  it('une unité inconnue propose les plus proches', () => {
    expect(faultOf(() => readSaleUnit('pqt'))).toMatchObject({ code: 'unknown_unit' });
    expect(faultOf(() => readSaleUnit('pqt'))).toHaveProperty('detail', expect.stringMatching(/paquet/));
    expect(readBaseUnit('sac')).toBeUndefined();
  });

  it('état, TVA, oui ou non, statut, date', () => {
    expect(['Neuf', 'Réemploi', 'occasion'].map(readCondition)).toEqual(['neuf', 'reemploi', 'reemploi']);
    expect(['20', '5,5 %', '0,055', '0'].map(readVat)).toEqual([20, 5.5, 5.5, 0]);
    expect(faultOf(() => readVat('19,6'))).toEqual({ code: 'unknown_vat' });
    expect(['Oui', 'x', 'non', '0'].map(readBoolean)).toEqual([true, true, false, false]);
    expect(faultOf(() => readBoolean('peut-être'))).toEqual({ code: 'not_yes_or_no' });
    expect(['Publié', 'brouillon'].map(readStatus)).toEqual(['publie', 'brouillon']);
    expect(['31/12/2026', '2026-12-31', '1/2/2027'].map(readDate)).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-02-01',
    ]);
    expect(faultOf(() => readDate('31/02/2026'))).toEqual({ code: 'unknown_date' });
  });
});
