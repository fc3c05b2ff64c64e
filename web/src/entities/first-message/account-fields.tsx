import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { useCallback, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as m from '../../paraglide/messages.js';
import { CheckField } from '../../ui/form/check-field.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Input } from '../../ui/form/input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmailField } from '../user/email-field.tsx';
import { NewPasswordField } from '../user/password/new-password-field.tsx';
import type { FirstMessageForm } from './use-first-message.ts';

export interface FieldsProps {
  form: UseFormReturn<FirstMessageForm>;
  returnUrl: string;
}

export function AccountFields({ form: { register, getValues, formState } }: FieldsProps) {
  const { errors } = formState;
  const id = useId();
  const readOwnerWords = useCallback(
    () => getValues(['email', 'fullName']).map((word) => word ?? ''),
    [getValues],
  );
  return (
    <>
      <EmailField
        {...register('email')}
        id={`${id}-email`}
        hint={m.first_message_email_hint()}
        error={errors.email?.message}
      />
      <NewPasswordField
        {...register('password')}
        id={`${id}-password`}
        label={m.field_password()}
        error={errors.password?.message}
        readOwnerWords={readOwnerWords}
      />
      <FormField
        id={`${id}-name`}
        label={m.first_message_name()}
        hint={m.first_message_name_hint()}
        error={errors.fullName?.message}
      >
        {(field) => (
          <Input
            {...register('fullName')}
            {...field}
            type="text"
            autoComplete="name"
            maxLength={limits.fullNameLength}
          />
        )}
      </FormField>
      <CheckField
        {...register('acceptsTerms')}
        id={`${id}-terms`}
        required
        error={errors.acceptsTerms?.message}
        label={
          <>
            {m.register_accept()}{' '}
            <TextLink to={pages.terms} target="_blank">
              {m.register_terms()}
            </TextLink>{' '}
            {m.register_accept_and()}{' '}
            <TextLink to={pages.privacy} target="_blank">
              {m.register_privacy()}
            </TextLink>
            .
          </>
        }
      />
      <Honeypot {...register('website')} />
    </>
  );
}
