import { isSiret } from '@parpaing/contract/siret';
import type { ComponentProps, FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { formatSiret, getCaretPosition } from '../../../entities/user/seller/siret-format.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';

interface SiretFieldProps extends ComponentProps<'input'> {
  id: string;
  name: string;
  error?: string;
}

/** Only the format is checked, not whether the company exists. */
export function SiretField({ id, error, ...props }: SiretFieldProps) {
  const digits = String(useWatch({ name: props.name }) ?? '').replace(/\D/g, '');
  const isComplete = digits.length === 14;
  const isValid = isComplete && isSiret(digits);

  function format({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const caret = field.selectionStart ?? field.value.length;
    const digitCount = field.value.slice(0, caret).replace(/\D/g, '').length;
    field.value = formatSiret(field.value);
    field.setSelectionRange(
      getCaretPosition(field.value, digitCount),
      getCaretPosition(field.value, digitCount),
    );
  }

  return (
    <FormField
      id={id}
      label={m.seller_siret()}
      hint={isValid ? m.siret_right() : m.siret_hint()}
      error={error ?? (isComplete && !isValid ? m.siret_wrong() : undefined)}
    >
      {(field) => (
        <InputBox>
          <BareInput
            {...props}
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            required
            // Before `onChange`, which then reads what is shown.
            onInput={format}
          />
          {isValid && <Icon name="circle-check" size={20} className="flex-none text-positive" />}
        </InputBox>
      )}
    </FormField>
  );
}
