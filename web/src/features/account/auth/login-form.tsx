import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { EmailField } from '../../../entities/user/email-field.tsx';
import { PasswordField } from '../../../entities/user/password/password-field.tsx';
import * as m from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLogin } from './use-login.ts';
import { VerificationNeeded } from './verification-needed.tsx';
import { withReturnUrl } from './with-return-url.ts';

export function LoginForm() {
  const [params] = useSearchParams();
  const { form, submitLogin, unverified, clearUnverified } = useLogin();
  const { errors } = form.formState;

  function resumeAfterResend() {
    clearUnverified();
    document.getElementById('login-email')?.focus();
  }

  return (
    <Form form={form} onSubmit={submitLogin} fallbackMessage={m.login_failed} className="mt-8 grid gap-5">
      <EmailField
        {...form.register('email', { onChange: clearUnverified })}
        id="login-email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        id="login-password"
        label={m.field_password()}
        autoComplete="current-password"
        error={errors.password?.message}
        labelAside={
          <TextLink to={withReturnUrl(pages.forgotPassword, params)} className="-my-3 py-3 text-13">
            {m.login_forgotten()}
          </TextLink>
        }
      />
      <CheckField
        {...form.register('sharedDevice')}
        id="login-shared"
        label={m.login_shared()}
        hint={m.login_shared_hint()}
      />
      <div>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        {unverified && <VerificationNeeded email={unverified} onSent={resumeAfterResend} />}
        <SubmitButton size="large" sending={m.login_sending()} className="w-full">
          {m.login_submit()}
        </SubmitButton>
      </div>
    </Form>
  );
}
