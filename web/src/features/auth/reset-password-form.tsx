import { pages } from '@parpaing/contract/pages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../entities/session/call-api.ts';
import { checkPasswordStrength, describePassword } from '../../entities/user/check-password.ts';
import { NewPasswordField } from '../../entities/user/new-password-field.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { withReturnUrl } from './with-return-url.ts';

export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [expired, setExpired] = useState<string>();
  const { form, errors, failure, isSending } = useForm<{ token: string; newPassword: string }>({
    fields: ['newPassword'],
    read: (data) => ({ token: token ?? '', newPassword: String(data.get('newPassword')) }),
    schema: (schemas) => schemas.ResetPasswordInput,
    describe: (_, code, { newPassword }) => describePassword(code, newPassword),
    check: ({ newPassword }) => checkPasswordStrength('newPassword', newPassword),
    async send(body) {
      await callApi('resetPassword', { body }).catch((error) => {
        if (error.answer?.error === 'link_expired') setExpired(error.answer.message);
        throw error;
      });
      notify({ message: m.reset_password_done(), type: 'positive' });
      await navigate(withReturnUrl(pages.login, params), { replace: true });
    },
    otherwise: m.reset_password_failed,
  });
  if (!token || expired) {
    return (
      <div className="mt-6">
        <FormFailure>{expired ?? m.reset_password_no_link()}</FormFailure>
        <ButtonLink size="large" to={withReturnUrl(pages.forgotPassword, params)} className="w-full">
          {m.reset_password_action()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form {...form} className="mt-8 grid gap-5">
      <NewPasswordField
        id="reset-password"
        name="newPassword"
        label={m.field_new_password()}
        error={errors.newPassword}
      />
      <div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton size="large" isSending={isSending} sending={m.saving()} className="w-full">
          {m.reset_password_submit()}
        </SubmitButton>
      </div>
    </form>
  );
}
