import { limits } from '@parpaing/contract/limits';
import type { UpgradeInput } from '@parpaing/contract/schemas';
import type { BusinessType } from '@parpaing/contract/units';
import * as m from '../../../paraglide/messages.js';

type SellerDetails = Pick<
  UpgradeInput,
  'companyName' | 'businessType' | 'taxId' | 'description' | 'websiteUrl' | 'socialMedia'
>;

/** In the order of the page. */
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

export function readSeller(data: FormData, prefix = ''): SellerDetails {
  const text = (name: string) => String(data.get(prefix + name) ?? '').trim();
  const link = (name: string) => completeAddress(text(name)) || undefined;
  return {
    // Whatever is chosen is checked by the schema, nothing included.
    businessType: text('businessType') as BusinessType,
    companyName: text('companyName'),
    taxId: text('taxId').replace(/\s/g, ''),
    description: text('description'),
    websiteUrl: completeAddress(text('websiteUrl')),
    socialMedia: {
      facebook: link('socialMedia.facebook'),
      instagram: link('socialMedia.instagram'),
      linkedin: link('socialMedia.linkedin'),
    },
  };
}

/** People leave the protocol out. */
function completeAddress(typed: string): string {
  return typed === '' || /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
}

export function describeSeller(field: string, code: string, { taxId }: { taxId?: string | null }): string {
  if (field === 'businessType') return m.seller_business_missing();
  if (field === 'companyName')
    return code === 'too_big' ? m.seller_company_long() : m.seller_company_missing();
  if (field === 'taxId') return taxId ? m.siret_wrong() : m.siret_missing();
  if (field === 'description') return m.seller_description_long({ max: limits.descriptionLength });
  return m.web_address_wrong();
}
