import { limits } from '@parpaing/contract/limits';
import type { ComponentProps } from 'react';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form/form-field.tsx';
import { Input } from '../../ui/form/input.tsx';

interface EmailFieldProps extends ComponentProps<typeof Input> {
  id: string;
  label?: string;
  hint?: string;
  error?: string;
}

export function EmailField({ id, label = m.field_email(), hint, error, ...props }: EmailFieldProps) {
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(field) => (
        <Input
          autoComplete="email"
          {...props}
          {...field}
          type="email"
          inputMode="email"
          spellCheck={false}
          required
          maxLength={limits.emailLength}
        />
      )}
    </FormField>
  );
}

export const describeEmail = (email: unknown) => (email ? m.email_invalid() : m.email_missing());
