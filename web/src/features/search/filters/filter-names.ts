import type { Condition, SellerType } from '@parpaing/contract/units';
import * as m from '../../../paraglide/messages.js';

export const conditionNames: Record<Condition, () => string> = {
  neuf: m.condition_new,
  surplus: m.footer_surplus,
  reemploi: m.footer_reuse,
};

export const sellerTypeNames: Record<SellerType, () => string> = {
  professionnel: m.filters_seller_professionnel,
  particulier: m.filters_seller_particulier,
};
