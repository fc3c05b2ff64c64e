import { limits } from '@parpaing/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useSettings } from '../../lib/page/use-settings.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { BareInput, InputBox } from '../../ui/form/input.tsx';
import { SuccessNote } from '../../ui/inline-notice.tsx';
import type { SubscriptionAnswer } from './subscribe.ts';

type State = { step: 'idle' | 'sending' } | SubscriptionAnswer;

interface Props {
  load?: () => Promise<typeof import('./subscribe.ts')>;
}

export function NewsletterBlock({ load = () => import('./subscribe.ts') }: Props) {
  const { contactEmail } = useSettings();
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="grid items-center gap-x-10 gap-y-4 py-12 md:grid-cols-2 md:py-16 lg:grid-cols-[1fr_35rem]"
    >
      <div>
        <h2 id="newsletter-title">{m.newsletter_title()}</h2>
        <p className="mt-2 text-ink-2">{m.newsletter_text()}</p>
      </div>
      <noscript>
        <p>
          {m.newsletter_needs_script()} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </noscript>
      <SubscriptionForm load={load} />
    </section>
  );
}

function SubscriptionForm({ load }: Required<Props>) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const outcome = useRef<HTMLDivElement>(null);
  const id = useId();
  const noteId = `${id}-note`;
  const isSending = state.step === 'sending';

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setState({ step: 'sending' });
    const answer = await load().then(({ subscribe }) => subscribe(form), refuseUnloaded);
    setState(answer);
    // The field disappears, so the focus moves to the message.
    if (answer.step === 'subscribed') outcome.current?.focus();
    else form.querySelector('input')?.focus();
  }

  return (
    <div className="js-only">
      {state.step !== 'subscribed' && (
        <form method="post" noValidate onSubmit={onSubmit} className="relative">
          <div className="flex gap-2 max-sm:flex-col">
            <InputBox className="flex-1">
              <Icon name="mail" size={20} className="flex-none" />
              <label htmlFor={id} className="sr-only">
                {m.newsletter_email()}
              </label>
              <BareInput
                id={id}
                name="email"
                type="email"
                required
                maxLength={limits.emailLength}
                autoComplete="email"
                placeholder={m.newsletter_example()}
                aria-invalid={state.step === 'refused' && state.isFieldWrong}
                aria-describedby={noteId}
              />
            </InputBox>
            <Button look="ink" size="large" aria-disabled={isSending}>
              {isSending ? m.newsletter_sending() : m.newsletter_submit()}
            </Button>
          </div>
          <Honeypot />
          {state.step === 'refused' ? (
            <FieldError id={noteId}>{state.error}</FieldError>
          ) : (
            <p id={noteId} className="mt-1.5 text-13 text-ink-2">
              {m.newsletter_hint()}
            </p>
          )}
        </form>
      )}
      <div
        ref={outcome}
        role="status"
        tabIndex={-1}
        className={state.step === 'subscribed' ? 'outline-none' : 'sr-only'}
      >
        {state.step === 'subscribed' && <SuccessNote hasIcon={false}>{state.message}</SuccessNote>}
      </div>
    </div>
  );
}

function refuseUnloaded(): SubscriptionAnswer {
  return { step: 'refused', error: m.error_no_response(), isFieldWrong: false };
}
