import { type BaseUnit, baseUnits, type SaleUnit, saleUnits } from '@parpaing/contract/units';
import * as m from '../../../paraglide/messages.js';

export const conditionNames: Record<string, () => string> = {
  neuf: m.condition_new,
  surplus: m.footer_surplus,
  reemploi: m.footer_reuse,
};

export const sellerTypeNames: Record<string, () => string> = {
  professionnel: m.filters_seller_professionnel,
  particulier: m.filters_seller_particulier,
};

export function isSaleUnit(value: string): value is SaleUnit {
  return (saleUnits as readonly string[]).includes(value);
}

export function isBaseUnit(value: string): value is BaseUnit {
  return (baseUnits as readonly string[]).includes(value);
}
