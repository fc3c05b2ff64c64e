import { limits } from '@parpaing/contract/limits';
import { changeByPercent, toCents } from '@parpaing/contract/money';

const numeral = /^[+-]?\d+(\.\d+)?$/;

function parseNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F€%]/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(',', '.');
  return numeral.test(plain) ? Number(plain) : undefined;
}

export function parseStock(text: string): number | undefined {
  const stock = parseNumber(text);
  return stock !== undefined && stock >= 0 && stock <= limits.maxQuantity ? stock : undefined;
}

export function parsePrice(text: string): number | undefined {
  const euros = parseNumber(text);
  if (euros === undefined || euros < 0.01 || euros > limits.maxPriceEuros) return undefined;
  return toCents(euros);
}

const minPercent = -99;
const maxPercent = 1000;

export function parsePercent(text: string): number | undefined {
  const percent = parseNumber(text);
  return percent && percent >= minPercent && percent <= maxPercent ? percent : undefined;
}

export const changePrice = (cents: number, percent: number): number =>
  Math.min(Math.max(changeByPercent(cents, percent), 1), limits.maxPriceEuros * 100);
