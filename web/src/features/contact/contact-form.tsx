import { limits } from '@parpaing/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { SuccessNote } from '../../ui/success-note.tsx';
import { useContactForm } from './use-contact-form.ts';

const topics = {
  achat: m.contact_topic_achat,
  vente: m.contact_topic_vente,
  compte: m.contact_topic_compte,
  signalement: m.contact_topic_signalement,
  presse: m.contact_topic_presse,
  autre: m.contact_topic_autre,
};

interface ContactFormProps {
  topic?: string;
  message?: string;
}

export function ContactForm({ topic = '', message = '' }: ContactFormProps) {
  const { form, errors, failure, isSending, sent, startAgain } = useContactForm();
  if (sent) return <Sent message={sent} onAgain={startAgain} />;
  return (
    <form {...form} className="js-only relative grid max-w-[44rem] gap-5 md:grid-cols-2">
      <p className="text-13 text-ink-2 md:col-span-2">{m.contact_required()}</p>
      <FormField id="contact-name" label={m.contact_name()} error={errors.name}>
        {(field) => (
          <input {...field} name="name" type="text" autoComplete="name" required className="input" />
        )}
      </FormField>
      <FormField
        id="contact-email"
        label={m.contact_email()}
        hint={m.contact_email_hint()}
        error={errors.email}
      >
        {(field) => (
          <input {...field} name="email" type="email" autoComplete="email" required className="input" />
        )}
      </FormField>
      <FormField id="contact-topic" label={m.contact_topic()} error={errors.topic} className="md:col-span-2">
        {(field) => (
          <Select {...field} name="topic" required defaultValue={topic in topics ? topic : ''}>
            <option value="">{m.contact_topic_choose()}</option>
            {Object.entries(topics).map(([value, name]) => (
              <option key={value} value={value}>
                {name()}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <MessageField error={errors.message} written={message} />
      <Honeypot />
      <div className="md:col-span-2">
        <FormFailure>{failure && `${m.contact_failed()} ${failure}`}</FormFailure>
        <SubmitButton
          size="large"
          isSending={isSending}
          sending={m.contact_sending()}
          className="max-sm:w-full"
        >
          {m.contact_submit()}
        </SubmitButton>
      </div>
    </form>
  );
}

function MessageField({ error, written }: { error?: string; written: string }) {
  const [length, setLength] = useState(written.length);
  const left = limits.contactMessageLength - length;
  return (
    <FormField
      id="contact-message"
      label={m.contact_message()}
      hint={m.contact_message_hint()}
      error={error}
      aside={
        left < 0
          ? m.contact_message_over({ count: formatNumber(-left) })
          : m.contact_message_left({ count: formatNumber(left) })
      }
      className="md:col-span-2"
    >
      {(field) => (
        <textarea
          {...field}
          name="message"
          rows={8}
          defaultValue={written}
          required
          onInput={(event) => setLength(event.currentTarget.value.trim().length)}
          className="input min-h-44 resize-y py-2.5"
        />
      )}
    </FormField>
  );
}

function Sent({ message, onAgain }: { message: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="max-w-[44rem]">
      <h2 ref={title} tabIndex={-1} className="outline-none">
        {m.contact_done_title()}
      </h2>
      <SuccessNote className="mt-4">{message}</SuccessNote>
      <Button type="button" look="secondary" onClick={onAgain} className="mt-6">
        {m.contact_done_again()}
      </Button>
    </div>
  );
}
