import { limits } from '@parpaing/contract/limits';
import type { ComponentProps } from 'react';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form/form-field.tsx';
import { Input } from '../../ui/form/input.tsx';

interface FullNameFieldProps extends ComponentProps<typeof Input> {
  id: string;
  error?: string;
}

export function FullNameField({ id, error, ...props }: FullNameFieldProps) {
  return (
    <FormField id={id} label={m.field_full_name()} error={error}>
      {(field) => (
        <Input
          {...props}
          {...field}
          type="text"
          autoComplete="name"
          required
          maxLength={limits.fullNameLength}
        />
      )}
    </FormField>
  );
}

export function describeFullName(code: string): string {
  return code === 'too_big' ? m.full_name_long({ max: limits.fullNameLength }) : m.full_name_missing();
}
