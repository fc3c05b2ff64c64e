import type { BusinessType } from '@parpaing/contract/units';
import type { IconName } from '../../../icons/icon-names.ts';
import * as m from '../../../paraglide/messages.js';

export const businessTypeLooks: Record<BusinessType, { name: () => string; icon: IconName }> = {
  particulier: { name: m.business_particulier, icon: 'user' },
  artisan: { name: m.business_artisan, icon: 'hammer' },
  negoce: { name: m.business_negoce, icon: 'store' },
  entreprise_btp: { name: m.business_entreprise_btp, icon: 'building-complex' },
  fabricant: { name: m.business_fabricant, icon: 'factory' },
  deconstruction: { name: m.business_deconstruction, icon: 'recycle' },
};
