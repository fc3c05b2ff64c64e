import { addPercent, removePercent, roundQuotient } from './decimals.ts';

/** Whole cents, without and with VAT. */
export interface Amount {
  htCents: number;
  ttcCents: number;
}

export const toCents = (euros: number): number => roundQuotient([euros, 100], []);

export const addVat = (cents: number, vatRate: number): number => addPercent(cents, vatRate);

export const removeVat = (cents: number, vatRate: number): number => removePercent(cents, vatRate);

export const changeByPercent = (cents: number, percent: number): number => addPercent(cents, percent);

export const multiplyPrice = (priceCents: number, units: number, vatRate: number): Amount =>
  toAmount(roundQuotient([priceCents, units], []), vatRate);

export const toAmount = (htCents: number, vatRate: number): Amount => ({
  htCents,
  ttcCents: addVat(htCents, vatRate),
});

export const addAmounts = (one: Amount, other: Amount): Amount => ({
  htCents: one.htCents + other.htCents,
  ttcCents: one.ttcCents + other.ttcCents,
});

/** The price of one base unit, to a ten-thousandth of a cent; without VAT when no rate is given. */
export const computeBasePrice = (
  { priceCents, content }: { priceCents: number; content: number },
  vatRate = 0,
): number => roundQuotient([priceCents, 100 + vatRate], [100, content], 4);
