import { toCents } from '@parpaing/contract/money';
import { CellError } from './fault.ts';

const signs = /[\s\u00a0\u202f'’€%]|eur(?:os?)?|ht\b/gi;

export function readNumber(cell: string): number {
  const text = cell.replaceAll(signs, '').replace(/^[−–]/, '-');
  const number = parse(text);
  if (number !== undefined) return number;
  const mended = text.replaceAll(/[oO]/g, '0').replaceAll(/[lI|]/g, '1');
  const guess = mended === text ? undefined : parse(mended);
  if (guess !== undefined && /\d/.test(text)) {
    throw new CellError(/o/i.test(text) ? 'letter_o' : 'letter_l', mended.replace('.', ','));
  }
  throw new CellError('not_a_number');
}

const plain = /^-?(\d+[.,]?\d*|[.,]\d+)$/;
const frenchGroups = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/;
const englishGroups = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

function parse(text: string): number | undefined {
  if (plain.test(text)) return Number(text.replace(',', '.'));
  if (frenchGroups.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return englishGroups.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

export function readQuantity(cell: string, max: number): number {
  const number = readNumber(cell);
  if (number < 0) throw new CellError('negative');
  if (number > max) throw new CellError('too_large', writeNumber(max));
  return number;
}

export function readPositive(cell: string, max: number): number {
  const number = readQuantity(cell, max);
  if (number === 0) throw new CellError('not_positive');
  return number;
}

export function readCents(cell: string, maxCents: number): number {
  const euros = readNumber(cell);
  if (euros < 0) throw new CellError('negative');
  const cents = toCents(euros);
  if (cents / 100 !== euros) throw new CellError('too_many_decimals', writeMoney(cents));
  if (cents > maxCents) throw new CellError('too_large', writeNumber(maxCents / 100));
  return cents;
}

export function readWhole(cell: string, max: number): number {
  const number = readQuantity(cell.replace(/\s*km$/i, ''), max);
  if (!Number.isInteger(number)) throw new CellError('too_many_decimals', String(Math.round(number)));
  return number;
}

export const writeNumber = (number: number): string =>
  number.toLocaleString('fr', { useGrouping: false, maximumFractionDigits: 20 });
export const writeMoney = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
