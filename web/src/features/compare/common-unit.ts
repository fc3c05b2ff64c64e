import { roundQuotient } from '@parpaing/contract/decimals';
import type { BaseUnit } from '@parpaing/contract/units';

interface BasePrice {
  basePriceCents: number;
  baseUnit: BaseUnit;
}

const unitFamilies: Partial<Record<BaseUnit, number>>[] = [
  { kg: 1, t: 1000 },
  { l: 1, m3: 1000 },
];

/** In whole cents. Prices per kg and per t are both compared per t; m² and pieces stay as they are. */
export function toCommonUnit(prices: BasePrice[]): { cents: number; unit: BaseUnit }[] {
  const units = [...new Set(prices.map(({ baseUnit }) => baseUnit))];
  const family = unitFamilies.find((sizes) => units.every((unit) => unit in sizes)) ?? {};
  const getSize = (unit: BaseUnit) => family[unit] ?? 1;
  const largest = units.toSorted((a, b) => getSize(b) - getSize(a))[0];
  return prices.map(({ basePriceCents, baseUnit }) => ({
    cents: roundQuotient([basePriceCents, getSize(largest ?? baseUnit)], [getSize(baseUnit)]),
    unit: largest && largest in family ? largest : baseUnit,
  }));
}
