import { limits } from '@parpaing/contract/limits';
import type { ContactInput } from '@parpaing/contract/schemas';
import { useRef, useState } from 'react';
import { callApi } from '../../entities/session/calls/call-api.ts';
import { readUser } from '../../entities/session/stored-user.ts';
import type { User } from '../../entities/session/user-record.ts';
import { describeEmail } from '../../entities/user/email-field.tsx';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { removeDraft, useDraft } from '../../lib/forms/draft.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import * as m from '../../paraglide/messages.js';

/** The browser fills in name and address. */
const draftFields = ['topic', 'message'] as const;

export function useContactForm(onSent: (message: string) => void) {
  const attempt = useRef({ body: '', key: '' });
  const [draft] = useState(() => ({ name: nameDraft(readUser()), fields: draftFields }));
  const form = useSchemaForm({ schema: ({ ContactInput: input }) => input, describe });
  useDraft(form, draft);

  async function send(values: ContactInput) {
    const headers = { 'idempotency-key': getIdempotencyKey(values) };
    const { message } = await callApi('sendContactRequest', { body: values }, { headers });
    removeDraft(draft);
    onSent(message);
  }

  /** The same key after a failure, so that the message is stored and mailed once. */
  function getIdempotencyKey(values: object): string {
    const body = JSON.stringify(values);
    if (attempt.current.body !== body) attempt.current = { body, key: newUuid() };
    return attempt.current.key;
  }

  return { form, send };
}

/** A member whose session ends unasked finds it again; a guest's has no owner. */
const nameDraft = (user: User | null) => (user ? `contact.${user.id}` : 'contact');

function describe(field: string, code: string, value: unknown) {
  const isTooLong = code === 'too_big';
  if (field === 'name') return isTooLong ? m.contact_name_long() : m.contact_name_missing();
  if (field === 'email') return describeEmail(value);
  if (field === 'topic') return m.contact_topic_missing();
  return isTooLong
    ? m.contact_message_long({ max: formatNumber(limits.contactMessageLength) })
    : m.contact_message_short();
}
