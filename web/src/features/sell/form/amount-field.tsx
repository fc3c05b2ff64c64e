import { type FieldError, get, type Path, type RegisterOptions, useFormContext } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';
import type { FormValues } from './values.ts';

interface AmountFieldProps {
  id: string;
  name: Path<FormValues>;
  label: string;
  suffix?: string;
  hint?: string;
  className?: string;
  options?: Pick<RegisterOptions<FormValues>, 'onChange' | 'onBlur'>;
}

export function AmountField({ id, name, label, suffix, hint, className, options }: AmountFieldProps) {
  const { register, formState } = useFormContext<FormValues>();
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={(get(formState.errors, name) as FieldError | undefined)?.message}
      className={className}
    >
      {(field) => (
        <InputBox>
          <BareInput
            {...register(name, options)}
            {...field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
          {suffix && <span className="flex-none text-ink-2">{suffix}</span>}
        </InputBox>
      )}
    </FormField>
  );
}
