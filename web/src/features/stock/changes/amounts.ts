import { changeByPercent, toCents } from '@parpaing/contract/money';
import { isAllowed, offerNumbers } from '@parpaing/contract/offer-rules';

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
  return stock !== undefined && isAllowed('stock', stock) ? stock : undefined;
}

export function parsePrice(text: string): number | undefined {
  const euros = parseNumber(text);
  const cents = toCents(euros ?? Number.NaN);
  return isAllowed('priceCents', cents) ? cents : undefined;
}

const minPercent = -99;
const maxPercent = 1000;

export function parsePercent(text: string): number | undefined {
  const percent = parseNumber(text);
  return percent && percent >= minPercent && percent <= maxPercent ? percent : undefined;
}

export const changePrice = (cents: number, percent: number): number =>
  Math.min(Math.max(changeByPercent(cents, percent), 1), offerNumbers.priceCents.max);
