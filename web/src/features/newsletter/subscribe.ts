import { api } from '../../entities/session/calls/api.ts';
import { describePageError } from '../../lib/http/describe-page-error.ts';
import * as m from '../../paraglide/messages.js';

export type SubscriptionAnswer =
  | { step: 'refused'; error: string; isFieldWrong: boolean }
  | { step: 'subscribed'; message: string };

export async function subscribe(form: HTMLFormElement): Promise<SubscriptionAnswer> {
  const { value, validity } = form.elements.namedItem('email') as HTMLInputElement;
  if (!validity.valid) return refuse(value ? m.email_invalid() : m.email_missing(), true);
  const { email, website } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  try {
    const { message } = await api.call('subscribeToNewsletter', { body: { email: email ?? '', website } });
    return { step: 'subscribed', message };
  } catch (error) {
    const { status, message } = describePageError(error);
    return status === 400 ? refuse(m.email_invalid(), true) : refuse(message, false);
  }
}

function refuse(error: string, isFieldWrong: boolean): SubscriptionAnswer {
  return { step: 'refused', error, isFieldWrong };
}
