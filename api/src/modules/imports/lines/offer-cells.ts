import { limits } from '@parpaing/contract/limits';
import { CellError } from '../cells/fault.ts';
import { readCents, readNumber, readQuantity } from '../cells/numbers.ts';

const maxCents = limits.maxPriceEuros * 100;

export const readStock = (cell: string) => {
  if (readNumber(cell) < 0) throw new CellError('negative_stock');
  return readQuantity(cell, limits.maxQuantity);
};
/** 0 is refused, unless the material has it already. */
export const readPrice = (cell: string, savedCents?: number) => {
  const cents = readCents(cell, maxCents);
  if (cents === 0 && savedCents !== 0) throw new CellError('price_zero');
  return cents;
};
/** No minimum: one, or what is left of what is sold by parts. */
export const defaultMinimum = (stock = 0) => (stock > 0 && stock < 1 ? stock : 1);
