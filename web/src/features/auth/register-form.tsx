import { pages } from '@parpaing/contract/pages';
import { useCallback, useRef } from 'react';
import { EmailField } from '../../entities/user/email-field.tsx';
import { FullNameField } from '../../entities/user/full-name-field.tsx';
import { NewPasswordField } from '../../entities/user/new-password-field.tsx';
import * as m from '../../paraglide/messages.js';
import { CheckField } from '../../ui/form/check-field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { listOwnerWords, readRegistration, useRegistration } from './use-registration.ts';

export function RegisterForm() {
  const { form, errors, failure, isSending } = useRegistration();
  const element = useRef<HTMLFormElement>(null);
  const readOwnerWords = useCallback(
    () => (element.current ? listOwnerWords(readRegistration(new FormData(element.current))) : []),
    [],
  );
  return (
    <form {...form} ref={element} className="relative mt-8 grid gap-5">
      <FullNameField id="register-name" error={errors.fullName} />
      <EmailField id="register-email" error={errors.email} />
      <NewPasswordField
        id="register-password"
        name="password"
        label={m.field_password()}
        error={errors.password}
        readOwnerWords={readOwnerWords}
      />
      <CheckField
        id="register-terms"
        name="acceptsTerms"
        required
        error={errors.acceptsTerms}
        label={
          <>
            {m.register_accept()} <TextLink to={pages.terms}>{m.register_terms()}</TextLink>{' '}
            {m.register_accept_and()} <TextLink to={pages.privacy}>{m.register_privacy()}</TextLink>.
          </>
        }
      />
      <Honeypot />
      <div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton size="large" isSending={isSending} sending={m.register_sending()} className="w-full">
          {m.register_submit()}
        </SubmitButton>
      </div>
    </form>
  );
}
