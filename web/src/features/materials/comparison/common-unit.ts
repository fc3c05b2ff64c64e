import type { BaseUnit } from '@parpaing/contract/units';

interface BasePrice {
  basePriceCents: number;
  baseUnit: BaseUnit;
}

/** Units of one kind, by how many of the smaller they hold. */
const kinds: Partial<Record<BaseUnit, number>>[] = [
  { kg: 1, t: 1000 },
  { l: 1, m3: 1000 },
];

/** A bag by the kilogram and a big bag by the tonne are both told by the tonne; m² and pieces stay what they are. */
export function toCommonUnit(prices: BasePrice[]): { cents: number; unit: BaseUnit }[] {
  const units = [...new Set(prices.map(({ baseUnit }) => baseUnit))];
  const kind = kinds.find((sizes) => units.every((unit) => unit in sizes)) ?? {};
  const sizeOf = (unit: BaseUnit) => kind[unit] ?? 1;
  const largest = units.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  return prices.map(({ basePriceCents, baseUnit }) => ({
    cents: (basePriceCents * sizeOf(largest ?? baseUnit)) / sizeOf(baseUnit),
    unit: largest && largest in kind ? largest : baseUnit,
  }));
}
