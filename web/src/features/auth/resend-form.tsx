import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../entities/session/call-api.ts';
import { EmailField } from '../../entities/user/email-field.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { SentNote } from './sent-note.tsx';
import { resendToastMs } from './use-resend.ts';
import { findReturnUrl } from './with-return-url.ts';

export function ResendForm() {
  const [params] = useSearchParams();
  const [sent, setSent] = useState<string>();
  const { form, errors, failure, isSending } = useForm<{ email: string; returnUrl?: string }>({
    fields: ['email'],
    read: (data) => ({ email: String(data.get('email')).trim(), returnUrl: findReturnUrl(params) }),
    schema: ({ callSchemas }) => callSchemas.resendVerification.body,
    describe: (_, __, { email }) => (email ? m.email_invalid() : m.email_missing()),
    async send(body) {
      const { message } = await callApi('resendVerification', { body });
      notify({ message, type: 'positive', timeout: resendToastMs });
      setSent(message);
    },
    otherwise: m.resend_failed,
  });
  if (sent) {
    return (
      <SentNote title={m.check_email_title()}>
        <p>{sent}</p>
        <p className="mt-2 text-ink-2">{m.mail_missing_hint()}</p>
      </SentNote>
    );
  }
  return (
    <form {...form} className="mt-6 grid gap-5">
      <EmailField id="resend-email" error={errors.email} />
      <div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton size="large" isSending={isSending} sending={m.contact_sending()} className="w-full">
          {m.resend_action()}
        </SubmitButton>
      </div>
    </form>
  );
}
