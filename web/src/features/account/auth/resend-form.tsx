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
import { notify } from '../../../ui/toast/notify.ts';
import { SentNote } from './sent-note.tsx';
import { resendToastMs } from './use-resend.ts';
import { findMailedReturnUrl } from './with-return-url.ts';

export function ResendForm() {
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({
    schema: ({ callSchemas }) => callSchemas.resendVerification.body.pick({ email: true }),
    describe: (_, __, value) => describeEmail(value),
  });
  const { errors } = form.formState;
  useDraft(form, emailDraft);

  async function resend({ email }: { email: string }) {
    const body = { email, returnUrl: findMailedReturnUrl(params) };
    const { message } = await callApi('resendVerification', { body });
    notify({ message, type: 'positive', timeout: resendToastMs });
    setSentTo(email);
  }

  if (sentTo) {
    return (
      <SentNote title={m.check_email_title()}>
        <p className="font-semibold break-words">{sentTo}</p>
        <p className="mt-2 text-ink-2">{m.mail_missing_hint()}</p>
      </SentNote>
    );
  }
  return (
    <Form form={form} onSubmit={resend} fallbackMessage={m.resend_failed} className="mt-6 grid gap-5">
      <EmailField {...form.register('email')} id="resend-email" error={errors.email?.message} />
      <div>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        <SubmitButton size="large" sending={m.contact_sending()} className="w-full">
          {m.resend_action()}
        </SubmitButton>
      </div>
    </Form>
  );
}
