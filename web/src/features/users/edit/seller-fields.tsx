import { limits } from '@parpaing/contract/limits';
import type { ProviderInfo } from '@parpaing/contract/schemas';
import type { BusinessType } from '@parpaing/contract/units';
import { useState } from 'react';
import type { FieldErrors } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BusinessTypeChoice } from './business-type-choice.tsx';
import { OnlineFields } from './online-fields.tsx';
import { SiretField } from './siret-field.tsx';

interface SellerFieldsProps {
  prefix?: string;
  initial?: ProviderInfo | null;
  errors: FieldErrors;
}

/** DESIGN §3.9. */
export function SellerFields({ prefix = '', initial, errors }: SellerFieldsProps) {
  const [type, setType] = useState<BusinessType | undefined>(initial?.businessType);
  const isPrivate = type === 'particulier';
  return (
    <>
      <BusinessTypeChoice
        name={`${prefix}businessType`}
        chosen={type}
        onChoose={setType}
        error={errors[`${prefix}businessType`]}
      />
      <FormField
        id={`${prefix}company`}
        label={isPrivate ? m.seller_shown_name() : m.seller_company()}
        hint={m.seller_company_hint()}
        error={errors[`${prefix}companyName`]}
      >
        {(field) => (
          <input
            {...field}
            name={`${prefix}companyName`}
            type="text"
            autoComplete={isPrivate ? 'off' : 'organization'}
            required
            maxLength={100}
            defaultValue={initial?.companyName}
            className="input"
          />
        )}
      </FormField>
      {!isPrivate && (
        <SiretField
          id={`${prefix}siret`}
          name={`${prefix}taxId`}
          initial={initial?.taxId}
          error={errors[`${prefix}taxId`]}
        />
      )}
      <OnlineFields
        prefix={prefix}
        initial={initial}
        errors={errors}
        maxDescription={limits.descriptionLength}
      />
    </>
  );
}
