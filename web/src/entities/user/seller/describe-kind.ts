import type { PublicProfile } from '@parpaing/contract/schemas';
import * as m from '../../../paraglide/messages.js';
import { businessTypeLooks } from './business-types.ts';

type Kind = Pick<NonNullable<PublicProfile['seller']>, 'isProfessional' | 'businessType'>;

export function describeKind(seller: Kind | null): string {
  if (!seller) return m.role_user();
  if (!seller.isProfessional) return m.business_particulier();
  return `${m.kind_professional()} · ${businessTypeLooks[seller.businessType].name()}`;
}
