import { pages } from '@parpaing/contract/pages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { emailDraft } from '../../../entities/user/email-draft.ts';
import { describePassword, requireStrength } from '../../../entities/user/password/check-password.ts';
import { NewPasswordField } from '../../../entities/user/password/new-password-field.tsx';
import { writeDraft } from '../../../lib/forms/draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { withReturnUrl } from './with-return-url.ts';

export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [expired, setExpired] = useState<string>();
  const form = useSchemaForm({
    schema: ({ ResetPasswordInput: input }) =>
      input.pick({ newPassword: true }).extend({ newPassword: requireStrength(input.shape.newPassword) }),
    describe: (_, code, value) => describePassword(code, value),
  });
  const { errors } = form.formState;

  async function resetPassword({ newPassword }: { newPassword: string }) {
    const body = { token: token ?? '', newPassword };
    const { email } = await callApi('resetPassword', { body }).catch((error) => {
      if (error.answer?.error === 'link_expired') setExpired(error.answer.message);
      throw error;
    });
    writeDraft(emailDraft, () => email);
    notify({ message: m.reset_password_done(), type: 'positive' });
    await navigate(withReturnUrl(pages.login, params), { replace: true });
  }

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
    <Form
      form={form}
      onSubmit={resetPassword}
      fallbackMessage={m.reset_password_failed}
      className="mt-8 grid gap-5"
    >
      <NewPasswordField
        {...form.register('newPassword')}
        id="reset-password"
        label={m.field_new_password()}
        error={errors.newPassword?.message}
      />
      <div>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        <SubmitButton size="large" sending={m.saving()} className="w-full">
          {m.reset_password_submit()}
        </SubmitButton>
      </div>
    </Form>
  );
}
