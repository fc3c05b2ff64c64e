import { pages } from '@parpaing/contract/pages';
import { useState } from 'react';
import { callApi } from '../../entities/session/call-api.ts';
import { EmailField } from '../../entities/user/email-field.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { SentNote } from './sent-note.tsx';

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  const { form, errors, failure, isSending } = useForm<{ email: string; frontendUrl: string }>({
    fields: ['email'],
    read: (data) => ({
      email: String(data.get('email')).trim(),
      frontendUrl: location.origin + pages.resetPassword,
    }),
    schema: (schemas) => schemas.ForgotPasswordInput,
    describe: (_, __, { email }) => (email ? m.email_invalid() : m.email_missing()),
    async send(body) {
      await callApi('forgotPassword', { body });
      notify({ message: m.forgot_password_done(), type: 'positive' });
      setSentTo(body.email);
    },
    otherwise: m.forgot_password_failed,
  });
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
    <form {...form} className="mt-8 grid gap-5">
      <EmailField id="forgot-email" error={errors.email} />
      <div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton size="large" isSending={isSending} sending={m.contact_sending()} className="w-full">
          {m.forgot_password_submit()}
        </SubmitButton>
      </div>
    </form>
  );
}
