import { pages } from '@parpaing/contract/pages';
import { useId } from 'react';
import * as m from '../../paraglide/messages.js';
import { CheckField } from '../../ui/form/check-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmailField } from '../user/email-field.tsx';
import { PasswordField } from '../user/password/password-field.tsx';
import type { FieldsProps } from './account-fields.tsx';

export function LoginFields({ form: { register, formState }, returnUrl }: FieldsProps) {
  const { errors } = formState;
  const id = useId();
  return (
    <>
      <EmailField
        {...register('email')}
        id={`${id}-email`}
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        id={`${id}-password`}
        label={m.field_password()}
        autoComplete="current-password"
        error={errors.password?.message}
        labelAside={
          <TextLink
            to={`${pages.forgotPassword}?${new URLSearchParams({ returnUrl })}`}
            className="-my-3 py-3 text-13"
          >
            {m.login_forgotten()}
          </TextLink>
        }
      />
      <CheckField
        {...register('sharedDevice')}
        id={`${id}-shared`}
        label={m.login_shared()}
        hint={m.login_shared_hint()}
      />
    </>
  );
}
