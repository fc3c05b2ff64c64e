/** Undefined if units differ or several share the lowest price. */
export function findLowest(prices: number[], units: string[]): number | undefined {
  if (new Set(units).size > 1) return undefined;
  const lowest = Math.min(...prices);
  const index = prices.indexOf(lowest);
  return prices.lastIndexOf(lowest) === index ? index : undefined;
}
