import { ApiError } from '@parpaing/contract/client';
import type { ContactInput } from '@parpaing/contract/schemas';
import { type FormEvent, useRef, useState } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { type ContactErrors, type ContactField, contactFields, validateContact } from './validate-contact.ts';

type Step = { name: 'writing' } | { name: 'sending' } | { name: 'sent'; message: string };

const isContactField = (name: string): name is ContactField => contactFields.some((field) => field === name);

export function useContactForm() {
  const [step, setStep] = useState<Step>({ name: 'writing' });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<string>();
  const attempt = useRef({ body: '', key: '' });

  /** Checked when left, then as it is corrected: never while it is first typed. */
  async function check(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (!isContactField(name) || (event.type === 'input' && !errors[name])) return;
    const found = await findErrors(read(event.currentTarget));
    setErrors((known) => ({ ...known, [name]: found[name] }));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step.name === 'sending') return;
    const form = event.currentTarget;
    const values = read(form);
    setFailure(undefined);
    const found = await findErrors(values);
    if (refuse(form, found)) return;
    setStep({ name: 'sending' });
    try {
      const { api } = await import('../../lib/api.ts');
      const headers = { 'idempotency-key': keyFor(values) };
      const { message } = await api.call('sendContactRequest', { body: values as ContactInput }, { headers });
      setStep({ name: 'sent', message });
    } catch (error) {
      setStep({ name: 'writing' });
      if (!refuse(form, fieldErrors(error))) setFailure(describeError(error).message);
    }
  }

  /** Shows the errors and leads to the first; false when there is none. */
  function refuse(form: HTMLFormElement, found: ContactErrors): boolean {
    setErrors(found);
    const first = contactFields.find((field) => found[field]);
    if (first) (form.elements.namedItem(first) as HTMLElement).focus();
    return first !== undefined;
  }

  /** The same message sent again after a failure is the same request: it is kept and mailed once. */
  function keyFor(values: object): string {
    const body = JSON.stringify(values);
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    return attempt.current.key;
  }

  return { step, errors, failure, check, send, startAgain: () => setStep({ name: 'writing' }) };
}

/** Without the rules, which a lost connection may withhold, the server is left to judge. */
async function findErrors(values: Record<string, string>): Promise<ContactErrors> {
  return validateContact(values).catch(() => ({}));
}

function read(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));
}

function fieldErrors(error: unknown): ContactErrors {
  if (!(error instanceof ApiError)) return {};
  const details = error.answer.details ?? [];
  return Object.fromEntries(
    details.filter(({ field }) => isContactField(field)).map(({ field, message }) => [field, message]),
  );
}
