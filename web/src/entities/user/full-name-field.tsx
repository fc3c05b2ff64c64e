import { limits } from '@parpaing/contract/limits';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form/form-field.tsx';

interface FullNameFieldProps {
  id: string;
  initial?: string;
  error?: string;
}

export function FullNameField({ id, initial, error }: FullNameFieldProps) {
  return (
    <FormField id={id} label={m.field_full_name()} error={error}>
      {(field) => (
        <input
          {...field}
          name="fullName"
          type="text"
          autoComplete="name"
          required
          maxLength={limits.fullNameLength}
          defaultValue={initial}
          className="input"
        />
      )}
    </FormField>
  );
}

export function describeFullName(code: string): string {
  return code === 'too_big' ? m.full_name_long({ max: limits.fullNameLength }) : m.full_name_missing();
}
