import { limits } from '@parpaing/contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  labelAside?: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export function PasswordField({ id, label, labelAside, hint, error, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const icon = isShown ? 'eye-off' : 'eye';
  return (
    <FormField id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(field) => (
        <InputBox className="pr-0">
          <BareInput
            {...props}
            {...field}
            type={isShown ? 'text' : 'password'}
            required
            maxLength={limits.passwordLength}
            autoCapitalize={isShown ? 'none' : undefined}
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={m.password_show()}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="js-only grid size-12 flex-none place-items-center rounded-2 text-ink hover:bg-sunken"
          >
            <Icon name={icon} size={20} />
          </button>
        </InputBox>
      )}
    </FormField>
  );
}
