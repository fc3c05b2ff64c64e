import { limits } from '@parpaing/contract/limits';
import { addWaste } from '@parpaing/contract/order';
import { pages } from '@parpaing/contract/pages';
import type { BaseUnit } from '@parpaing/contract/units';
import type { ListQuery } from '../../list-query/list-query.ts';

export const deadlineParam = 'deadline';

export interface Need {
  quantity: number;
  unit: BaseUnit;
  /** Margin for cuts, in percent. */
  waste: number;
}

export function findNeed({
  quantity: typed,
  quantityUnit: unit,
  waste: margin,
}: ListQuery): Need | undefined {
  const quantity = Number(typed);
  const waste = Number(margin ?? 0);
  if (!unit || !(quantity > 0 && quantity <= limits.maxQuantity)) return undefined;
  return { quantity, unit, waste: waste >= 0 && waste <= limits.maxWastePercent ? waste : 0 };
}

/** In percent. Only surfaces are cut. */
export const getUsualWaste = (unit: string): string => (unit === 'm2' ? '10' : '0');

export const withWaste = ({ quantity, waste }: Need): number => addWaste(quantity, waste);

export function materialAddress(
  material: { id: string; baseUnit: BaseUnit },
  need: Need | undefined,
  before?: string,
): string {
  const params = [
    need?.unit === material.baseUnit ? `need=${need.quantity}&margin=${need.waste}` : [],
    before ? `${deadlineParam}=${before}` : [],
  ].flat();
  return [pages.material(material.id), params.join('&')].filter(Boolean).join('?');
}
