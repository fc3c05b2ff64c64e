/**
 * The product of the factors over the product of the divisors, with one rounding at the end. Exact: a number counts as
 * the decimal that it is written as. Half a unit is rounded away from zero, as `round` of PostgreSQL's `numeric` does.
 */
export function roundQuotient(factors: number[], divisors: number[], decimals = 0): number {
  const [above, below] = [multiply(factors), multiply(divisors)];
  if (!above || !below || below.digits === 0n) return Number.NaN;
  const numerator = 2n * above.digits * 10n ** BigInt(below.decimals + decimals);
  const denominator = below.digits * 10n ** BigInt(above.decimals);
  const half = numerator < 0n === denominator < 0n ? denominator : -denominator;
  return Number((numerator + half) / (2n * denominator)) / 10 ** decimals;
}

export const addPercent = (value: number, percent: number, decimals?: number): number =>
  roundQuotient([value, withHundred(percent)], [100], decimals);

export const removePercent = (value: number, percent: number, decimals?: number): number =>
  roundQuotient([value, 100], [withHundred(percent)], decimals);

const withHundred = (percent: number) =>
  Number.isInteger(percent) ? 100 + percent : Number((100 + percent).toFixed(6));

function multiply(values: number[]): { digits: bigint; decimals: number } | undefined {
  const product = { digits: 1n, decimals: 0 };
  for (const value of values) {
    if (!Number.isFinite(value)) return undefined;
    if (Number.isInteger(value)) product.digits *= BigInt(value);
    else {
      const [mantissa = '', exponent = '0'] = String(value).split('e');
      const [whole = '', fraction = ''] = mantissa.split('.');
      product.digits *= BigInt(whole + fraction);
      product.decimals += fraction.length - Number(exponent);
    }
  }
  return product;
}
