import type { PublicProfile } from '@parpaing/contract/schemas';
import { businessTypeLooks } from '../../../entities/user/business-types.ts';
import * as m from '../../../paraglide/messages.js';

type Kind = Pick<NonNullable<PublicProfile['seller']>, 'isProfessional' | 'businessType'>;

export function describeKind(seller: Kind | null): string {
  if (!seller) return m.role_user();
  if (!seller.isProfessional) return m.business_particulier();
  return `${m.kind_professional()} · ${businessTypeLooks[seller.businessType].name()}`;
}
