import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { type BaseUnit, baseUnits } from '@parpaing/contract/units';

export interface Need {
  quantity: number;
  unit: BaseUnit;
}

export function readNeed(params: URLSearchParams): Need | undefined {
  const quantity = Number(params.get('quantity'));
  const unit = baseUnits.find((known) => known === params.get('quantityUnit'));
  return unit && quantity > 0 && quantity <= limits.maxQuantity ? { quantity, unit } : undefined;
}

export function needParams(need: Need | undefined): Record<string, string> {
  return need ? { quantity: `${need.quantity}`, quantityUnit: need.unit } : {};
}

export function materialAddress(
  material: { id: string; baseUnit: BaseUnit },
  need: Need | undefined,
): string {
  const page = pages.material(material.id);
  return need?.unit === material.baseUnit ? `${page}?need=${need.quantity}` : page;
}
