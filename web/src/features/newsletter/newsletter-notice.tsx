import { calls } from '@parpaing/contract/calls';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { OutcomeNotice } from '../../ui/outcome-notice.tsx';

const notices = {
  confirmed: { text: m.newsletter_confirmed, look: 'positive' },
  unsubscribed: { text: m.newsletter_unsubscribed, look: 'positive' },
  unknown: { text: m.newsletter_unknown, look: 'warning' },
  expired: { text: m.newsletter_expired, look: 'warning' },
} as const;
const asked: [string] = ['newsletter'];

const questions = {
  confirm: {
    text: m.newsletter_confirm,
    answer: m.newsletter_confirm_answer,
    path: calls.confirmNewsletter.path,
  },
  unsubscribe: {
    text: m.newsletter_unsubscribe,
    answer: m.newsletter_unsubscribe_answer,
    path: calls.unsubscribeFromNewsletter.path,
  },
};

const isQuestion = (value: string): value is keyof typeof questions => Object.hasOwn(questions, value);
const isOutcome = (value: string): value is keyof typeof notices => Object.hasOwn(notices, value);

export default function NewsletterNotice({ outcome }: { outcome: string }) {
  if (isQuestion(outcome)) return <Question {...questions[outcome]} />;
  if (!isOutcome(outcome)) return null;
  const { text, look } = notices[outcome];
  return (
    <OutcomeNotice look={look} asked={asked}>
      {text()}
    </OutcomeNotice>
  );
}

/** A native form, so that it works without scripts. */
function Question({ text, answer, path }: (typeof questions)[keyof typeof questions]) {
  const [params] = useSearchParams();
  const token = new URLSearchParams({ token: params.get('token') ?? '' });
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={question} tabIndex={-1} aria-label={text()} className="bg-plan-tint text-plan outline-none">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 font-medium">
        <Icon name="circle-question-mark" size={20} className="flex-none" />
        <p className="flex-1">{text()}</p>
        <form method="post" action={`${path}?${token}`} className="max-sm:w-full">
          <Button look="primary" className="max-sm:w-full">
            {answer()}
          </Button>
        </form>
      </Container>
    </section>
  );
}
