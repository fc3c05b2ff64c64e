import type { FieldErrors } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';

interface ContactDetails {
  phoneNumber?: string | null;
  address?: string | null;
  city?: string | null;
  country?: string | null;
}

type ContactField = keyof ContactDetails;

const looks = {
  phoneNumber: { label: m.field_phone, hint: m.field_phone_hint, autoComplete: 'tel', type: 'tel', max: 30 },
  address: {
    label: m.field_address,
    hint: m.field_address_hint,
    autoComplete: 'street-address',
    type: 'text',
    max: 200,
  },
  city: { label: m.field_city, hint: undefined, autoComplete: 'address-level2', type: 'text', max: 100 },
  country: { label: m.field_country, hint: undefined, autoComplete: 'country-name', type: 'text', max: 60 },
} as const;

interface ContactFieldsProps {
  idPrefix: string;
  fields: readonly ContactField[];
  initial?: ContactDetails;
  errors: FieldErrors;
}

export function ContactFields({ idPrefix, fields, initial, errors }: ContactFieldsProps) {
  return fields.map((name) => {
    const { label, hint, autoComplete, type, max } = looks[name];
    return (
      <FormField
        key={name}
        id={`${idPrefix}-${name}`}
        label={label()}
        hint={hint?.()}
        error={errors[name]}
        className={name === 'address' ? 'sm:col-span-2' : undefined}
      >
        {(field) => (
          <input
            {...field}
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={max}
            defaultValue={initial?.[name] ?? undefined}
            className="input"
          />
        )}
      </FormField>
    );
  });
}

export const contactFieldNames = ['phoneNumber', 'address', 'city', 'country'] as const;

export function readContact(data: FormData): ContactDetails {
  return Object.fromEntries(contactFieldNames.map((name) => [name, String(data.get(name) ?? '').trim()]));
}

export function describeContact(field: string): string {
  return field === 'phoneNumber' ? m.phone_wrong() : m.text_too_long();
}
