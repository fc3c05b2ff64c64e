import { limits } from '@parpaing/contract/limits';
import type { ContactInput } from '@parpaing/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EmailField } from '../../entities/user/email-field.tsx';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Input, TextArea } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { SuccessNote } from '../../ui/inline-notice.tsx';
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

export function ContactForm(initial: ContactFormProps) {
  const [sent, setSent] = useState<string>();
  if (sent) return <Sent message={sent} onAgain={() => setSent(undefined)} />;
  return <RequestForm {...initial} onSent={setSent} />;
}

interface RequestFormProps extends ContactFormProps {
  onSent: (message: string) => void;
}

function RequestForm({ topic = '', message = '', onSent }: RequestFormProps) {
  const { form, send } = useContactForm(onSent);
  const { errors } = form.formState;
  const failure = errors.root?.server?.message;
  return (
    <Form form={form} onSubmit={send} className="js-only relative grid max-w-[44rem] gap-5 md:grid-cols-2">
      <p className="text-13 text-ink-2 md:col-span-2">{m.contact_required()}</p>
      <FormField id="contact-name" label={m.contact_name()} error={errors.name?.message}>
        {(field) => <Input {...form.register('name')} {...field} type="text" autoComplete="name" required />}
      </FormField>
      <EmailField
        {...form.register('email')}
        id="contact-email"
        label={m.contact_email()}
        hint={m.contact_email_hint()}
        error={errors.email?.message}
      />
      <FormField
        id="contact-topic"
        label={m.contact_topic()}
        error={errors.topic?.message}
        className="md:col-span-2"
      >
        {(field) => (
          <Select {...form.register('topic')} {...field} required defaultValue={topic in topics ? topic : ''}>
            <option value="">{m.contact_topic_choose()}</option>
            {Object.entries(topics).map(([value, name]) => (
              <option key={value} value={value}>
                {name()}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <MessageField written={message} />
      <Honeypot {...form.register('website')} />
      <div className="md:col-span-2">
        <FormFailure>{failure && `${m.contact_failed()} ${failure}`}</FormFailure>
        <SubmitButton size="large" sending={m.contact_sending()} className="max-sm:w-full">
          {m.contact_submit()}
        </SubmitButton>
      </div>
    </Form>
  );
}

function MessageField({ written }: { written: string }) {
  const form = useFormContext<ContactInput>();
  const message = useWatch<ContactInput, 'message'>({ name: 'message' }) ?? written;
  const left = limits.contactMessageLength - message.trim().length;
  return (
    <FormField
      id="contact-message"
      label={m.contact_message()}
      hint={m.contact_message_hint()}
      error={form.formState.errors.message?.message}
      aside={
        left < 0
          ? m.contact_message_over({ count: formatNumber(-left) })
          : m.contact_message_left({ count: formatNumber(left) })
      }
      className="md:col-span-2"
    >
      {(field) => (
        <TextArea
          {...form.register('message')}
          {...field}
          rows={8}
          defaultValue={written}
          required
          className="min-h-44"
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
