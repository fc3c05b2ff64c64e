import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { type BaseUnit, baseUnits } from '@parpaing/contract/units';

/** How much a buyer said it takes, in a unit that materials are counted in. */
export interface Need {
  quantity: number;
  unit: BaseUnit;
}

/** As the list and the comparison have it in their address. */
export function readNeed(params: URLSearchParams): Need | undefined {
  const quantity = Number(params.get('quantity'));
  const unit = baseUnits.find((known) => known === params.get('quantityUnit'));
  return unit && quantity > 0 && quantity <= limits.maxQuantity ? { quantity, unit } : undefined;
}

export function needParams(need: Need | undefined): Record<string, string> {
  return need ? { quantity: `${need.quantity}`, quantityUnit: need.unit } : {};
}

/** The page of a material, which reckons at once for a need told in its own unit. */
export function materialAddress(
  material: { id: string; baseUnit: BaseUnit },
  need: Need | undefined,
): string {
  const page = pages.material(material.id);
  return need?.unit === material.baseUnit ? `${page}?need=${need.quantity}` : page;
}
