import { pages } from '@parpaing/contract/pages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { emailDraft } from '../../../entities/user/email-draft.ts';
import { describeEmail, EmailField } from '../../../entities/user/email-field.tsx';
import { useDraft } from '../../../lib/forms/draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { SentNote } from './sent-note.tsx';
import { findMailedReturnUrl } from './with-return-url.ts';

export function ForgotPasswordForm() {
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({
    schema: ({ ForgotPasswordInput: input }) => input.pick({ email: true }),
    describe: (_, __, value) => describeEmail(value),
  });
  const { errors } = form.formState;
  useDraft(form, emailDraft);

  async function requestLink({ email }: { email: string }) {
    const resetPage = new URL(pages.resetPassword, location.origin);
    const returnUrl = findMailedReturnUrl(params);
    if (returnUrl) resetPage.searchParams.set('returnUrl', returnUrl);
    await callApi('forgotPassword', { body: { email, frontendUrl: resetPage.href } });
    notify({ message: m.forgot_password_done(), type: 'positive' });
    setSentTo(email);
  }

  if (sentTo) {
    return (
      <SentNote title={m.forgot_password_sent_title()}>
        <p>{m.forgot_password_sent({ email: sentTo })}</p>
        <p className="mt-2 text-ink-2">{m.mail_missing_hint()}</p>
        <LinkButton onClick={() => setSentTo(undefined)} className="mt-2">
          {m.forgot_password_again()}
        </LinkButton>
      </SentNote>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={requestLink}
      fallbackMessage={m.forgot_password_failed}
      className="mt-8 grid gap-5"
    >
      <EmailField {...form.register('email')} id="forgot-email" error={errors.email?.message} />
      <div>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        <SubmitButton size="large" sending={m.contact_sending()} className="w-full">
          {m.forgot_password_submit()}
        </SubmitButton>
      </div>
    </Form>
  );
}
