import type { ProviderInfo } from '@parpaing/contract/schemas';
import { ChevronDown } from 'lucide-react';
import type { FieldErrors } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';

const networks = ['facebook', 'instagram', 'linkedin'] as const;
const networkNames = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' };

interface OnlineFieldsProps {
  prefix: string;
  initial?: ProviderInfo | null;
  errors: FieldErrors;
  maxDescription: number;
}

export function OnlineFields({ prefix, initial, errors, maxDescription }: OnlineFieldsProps) {
  return (
    <details open={initial ? true : undefined} className="group/optional rounded-2 border border-joint px-4">
      <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center justify-between px-4 font-semibold">
        {m.seller_optional()}
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          className="transition-transform duration-(--t-1) group-open/optional:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 pt-2 pb-4">
        <FormField
          id={`${prefix}description`}
          label={m.seller_description()}
          hint={m.seller_description_hint()}
          error={errors[`${prefix}description`]}
        >
          {(field) => (
            <textarea
              {...field}
              name={`${prefix}description`}
              rows={4}
              maxLength={maxDescription}
              defaultValue={initial?.description}
              className="input min-h-28 resize-y py-2.5"
            />
          )}
        </FormField>
        <AddressField
          id={`${prefix}website`}
          name={`${prefix}websiteUrl`}
          label={m.seller_website()}
          initial={initial?.websiteUrl}
          error={errors[`${prefix}websiteUrl`]}
        />
        {networks.map((network) => (
          <AddressField
            key={network}
            id={`${prefix}${network}`}
            name={`${prefix}socialMedia.${network}`}
            label={networkNames[network]}
            initial={initial?.socialMedia[network]}
            error={errors[`${prefix}socialMedia.${network}`]}
          />
        ))}
      </div>
    </details>
  );
}

interface AddressFieldProps {
  id: string;
  name: string;
  label: string;
  initial?: string | null;
  error?: string;
}

function AddressField({ id, name, label, initial, error }: AddressFieldProps) {
  return (
    <FormField id={id} label={label} error={error}>
      {(field) => (
        <input
          {...field}
          name={name}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={300}
          defaultValue={initial ?? undefined}
          className="input"
        />
      )}
    </FormField>
  );
}
