import { limits } from '@parpaing/contract/limits';
import type { UpgradeInput } from '@parpaing/contract/schemas';
import type { BusinessType } from '@parpaing/contract/units';
import * as m from '../../../paraglide/messages.js';

type SellerDetails = Pick<
  UpgradeInput,
  'companyName' | 'businessType' | 'taxId' | 'description' | 'websiteUrl' | 'socialMedia'
>;

export const sellerFieldNames = [
  'businessType',
  'companyName',
  'taxId',
  'description',
  'websiteUrl',
  'socialMedia.facebook',
  'socialMedia.instagram',
  'socialMedia.linkedin',
];

export function readSellerDetails(data: FormData, prefix = ''): SellerDetails {
  const text = (name: string) => String(data.get(prefix + name) ?? '').trim();
  const link = (name: string) => addProtocol(text(name)) || undefined;
  return {
    // The schema checks it.
    businessType: text('businessType') as BusinessType,
    companyName: text('companyName'),
    taxId: text('taxId').replace(/\s/g, ''),
    description: text('description'),
    websiteUrl: addProtocol(text('websiteUrl')),
    socialMedia: {
      facebook: link('socialMedia.facebook'),
      instagram: link('socialMedia.instagram'),
      linkedin: link('socialMedia.linkedin'),
    },
  };
}

function addProtocol(typed: string): string {
  return typed === '' || /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
}

export function describeSellerFault(
  field: string,
  code: string,
  { taxId }: { taxId?: string | null },
): string {
  if (field === 'businessType') return m.seller_business_missing();
  if (field === 'companyName')
    return code === 'too_big' ? m.seller_company_long() : m.seller_company_missing();
  if (field === 'taxId') return taxId ? m.siret_wrong() : m.siret_missing();
  if (field === 'description') return m.seller_description_long({ max: limits.descriptionLength });
  return m.web_address_wrong();
}
