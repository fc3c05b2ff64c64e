import type { BusinessType } from '@parpaing/contract/units';
import { Building2, Factory, Hammer, type LucideIcon, Recycle, Store, User } from 'lucide-react';
import * as m from '../../paraglide/messages.js';

export const businessTypeLooks: Record<BusinessType, { name: () => string; icon: LucideIcon }> = {
  particulier: { name: m.business_particulier, icon: User },
  artisan: { name: m.business_artisan, icon: Hammer },
  negoce: { name: m.business_negoce, icon: Store },
  entreprise_btp: { name: m.business_entreprise_btp, icon: Building2 },
  fabricant: { name: m.business_fabricant, icon: Factory },
  deconstruction: { name: m.business_deconstruction, icon: Recycle },
};
