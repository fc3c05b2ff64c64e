import { limits } from '@parpaing/contract/limits';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { BusinessTypeChoice } from './business-type-choice.tsx';
import { networkNames, OnlineFields } from './online-fields.tsx';
import { SiretField } from './siret-field.tsx';

interface SellerFieldsProps {
  /** Precedes each field's name when the seller is an object inside the values, e.g. `providerInfo.`. */
  prefix?: string;
  isOpen?: boolean;
  optionalFields?: ReactNode;
  children?: ReactNode;
}

/** DESIGN §3.9. The type decides which other fields there are. */
export function SellerFields({ prefix = '', isOpen, optionalFields, children }: SellerFieldsProps) {
  const { register, getFieldState, getValues, resetField, formState } = useFormContext();
  const type = useWatch({ name: `${prefix}businessType` });
  const isPrivate = type === 'particulier';
  const getError = (name: string) => getFieldState(prefix + name, formState).error?.message;

  /** A private seller's form has no SIRET field. The default value is what the field shows when it comes back. */
  function keepTaxId() {
    const name = `${prefix}taxId`;
    resetField(name, { defaultValue: getValues(name), keepError: true });
  }

  const typeChoice = (
    <BusinessTypeChoice
      {...register(`${prefix}businessType`, { onChange: keepTaxId })}
      error={getError('businessType')}
    />
  );
  if (!type) return typeChoice;
  return (
    <>
      {typeChoice}
      <FormField
        id={`${prefix}company`}
        label={isPrivate ? m.seller_shown_name() : m.seller_company()}
        hint={m.seller_company_hint()}
        error={getError('companyName')}
      >
        {(field) => (
          <Input
            {...register(`${prefix}companyName`)}
            {...field}
            type="text"
            autoComplete={isPrivate ? 'off' : 'organization'}
            required
            maxLength={limits.companyNameLength}
          />
        )}
      </FormField>
      {!isPrivate && (
        <SiretField {...register(`${prefix}taxId`)} id={`${prefix}siret`} error={getError('taxId')} />
      )}
      {children}
      <OnlineFields prefix={prefix} isOpen={isOpen}>
        {optionalFields}
      </OnlineFields>
    </>
  );
}

export const sellerFieldNames = [
  'businessType',
  'companyName',
  'taxId',
  'description',
  'websiteUrl',
  'socialMedia.facebook',
  'socialMedia.instagram',
  'socialMedia.linkedin',
] as const;

export function describeSeller(field: string, code: string, value: unknown): string {
  if (field === 'businessType') return m.seller_business_missing();
  if (field === 'companyName')
    return code === 'too_big' ? m.seller_company_long() : m.seller_company_missing();
  if (field === 'taxId') return value ? m.siret_wrong() : m.siret_missing();
  if (field === 'description') return m.seller_description_long({ max: limits.descriptionLength });
  const network = field.replace('socialMedia.', '') as keyof typeof networkNames;
  if (network in networkNames)
    return m.network_address_wrong({ name: networkNames[network], host: `${network}.com` });
  return m.web_address_wrong();
}
