import { pages } from '@parpaing/contract/pages';
import { EmailField } from '../../../entities/user/email-field.tsx';
import { NewPasswordField } from '../../../entities/user/password/new-password-field.tsx';
import * as m from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Honeypot } from '../../../ui/form/honeypot.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FullNameField } from '../full-name-field.tsx';
import { useRegistration } from './use-registration.ts';

export function RegisterForm() {
  const { form, createAccount, readOwnerWords } = useRegistration();
  const { errors } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={createAccount}
      fallbackMessage={m.register_failed}
      className="relative mt-8 grid gap-5"
    >
      <FullNameField {...form.register('fullName')} id="register-name" error={errors.fullName?.message} />
      <EmailField {...form.register('email')} id="register-email" error={errors.email?.message} />
      <NewPasswordField
        {...form.register('password')}
        id="register-password"
        label={m.field_password()}
        error={errors.password?.message}
        readOwnerWords={readOwnerWords}
      />
      <CheckField
        {...form.register('acceptsTerms')}
        id="register-terms"
        required
        error={errors.acceptsTerms?.message}
        label={
          <>
            {m.register_accept()} <TextLink to={pages.terms}>{m.register_terms()}</TextLink>{' '}
            {m.register_accept_and()} <TextLink to={pages.privacy}>{m.register_privacy()}</TextLink>.
          </>
        }
      />
      <Honeypot {...form.register('website')} />
      <div>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        <SubmitButton size="large" sending={m.register_sending()} className="w-full">
          {m.register_submit()}
        </SubmitButton>
      </div>
    </Form>
  );
}
