import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { BaseUnit } from '@parpaing/contract/units';
import type { ListQuery } from '../list-query/list-query.ts';

export interface Need {
  quantity: number;
  unit: BaseUnit;
}

export function findNeed({ quantity: typed, quantityUnit: unit }: ListQuery): Need | undefined {
  const quantity = Number(typed);
  return unit && quantity > 0 && quantity <= limits.maxQuantity ? { quantity, unit } : undefined;
}

export function materialAddress(
  material: { id: string; baseUnit: BaseUnit },
  need: Need | undefined,
): string {
  const page = pages.material(material.id);
  return need?.unit === material.baseUnit ? `${page}?need=${need.quantity}` : page;
}
