import { limits } from '@parpaing/contract/limits';
import type { ContactInput } from '@parpaing/contract/schemas';
import { useRef, useState } from 'react';
import { callApi } from '../../entities/session/call-api.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { removeDraft, saveDraftOnInput } from '../../lib/forms/draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';

/** The browser fills in name and address. */
const draft = { name: 'contact', fields: ['topic', 'message'] };

export function useContactForm() {
  const [sent, setSent] = useState<string>();
  const attempt = useRef({ body: '', key: '' });

  const form = useForm<ContactInput>({
    fields: ['name', 'email', 'topic', 'message'],
    schema: ({ ContactInput: schema }) => schema,
    describe,
    async send(values) {
      const headers = { 'idempotency-key': getIdempotencyKey(values) };
      const { message } = await callApi('sendContactRequest', { body: values }, { headers });
      removeDraft(draft);
      setSent(message);
    },
  });

  /** The same key after a failure, so that the message is stored and mailed once. */
  function getIdempotencyKey(values: object): string {
    const body = JSON.stringify(values);
    if (attempt.current.body !== body) attempt.current = { body, key: newUuid() };
    return attempt.current.key;
  }

  return {
    ...form,
    form: { ...form.form, ref: attachDraft },
    sent,
    startAgain: () => setSent(undefined),
  };
}

function attachDraft(form: HTMLFormElement) {
  return saveDraftOnInput(form, draft);
}

function describe(field: string, code: string, values: ContactInput) {
  const isTooLong = code === 'too_big';
  if (field === 'name') return isTooLong ? m.contact_name_long() : m.contact_name_missing();
  if (field === 'email') return values.email ? m.email_invalid() : m.email_missing();
  if (field === 'topic') return m.contact_topic_missing();
  return isTooLong
    ? m.contact_message_long({ max: formatNumber(limits.contactMessageLength) })
    : m.contact_message_short();
}
