import { limits } from '@parpaing/contract/limits';
import type { Me } from '@parpaing/contract/schemas';
import { useFormContext } from 'react-hook-form';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { CityField } from './city-field.tsx';

const looks = {
  phoneNumber: { label: m.field_phone, hint: m.field_phone_hint, autoComplete: 'tel', type: 'tel' },
  address: {
    label: m.field_address,
    hint: m.field_address_hint,
    autoComplete: 'street-address',
    type: 'text',
  },
  country: { label: m.field_country, hint: undefined, autoComplete: 'country-name', type: 'text' },
} as const;

interface ContactFieldsProps {
  idPrefix: string;
  fields: readonly (keyof typeof looks | 'city')[];
}

export function ContactFields({ idPrefix, fields }: ContactFieldsProps) {
  const { register, getFieldState, formState } = useFormContext();
  return fields.map((name) => {
    if (name === 'city') return <CityField key={name} id={`${idPrefix}-${name}`} />;
    const { label, hint, autoComplete, type } = looks[name];
    return (
      <FormField
        key={name}
        id={`${idPrefix}-${name}`}
        label={label()}
        hint={hint?.()}
        error={getFieldState(name, formState).error?.message}
        className={name === 'address' ? 'sm:col-span-2' : undefined}
      >
        {(field) => (
          <Input
            {...register(name)}
            {...field}
            type={type}
            autoComplete={autoComplete}
            maxLength={limits[`${name}Length`]}
          />
        )}
      </FormField>
    );
  });
}

export function describeContact(field: string): string {
  return field === 'phoneNumber' ? m.phone_wrong() : m.text_too_long();
}

export function pickContact({ fullName, phoneNumber, address, city, country }: Me) {
  return { fullName, phoneNumber, address, city, country };
}
