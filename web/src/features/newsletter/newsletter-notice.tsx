import { calls } from '@parpaing/contract/calls';
import { CircleAlert, CircleCheck, CircleHelp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const notices = {
  confirmed: { text: m.newsletter_confirmed, icon: CircleCheck, color: 'bg-positive-tint text-positive' },
  unsubscribed: {
    text: m.newsletter_unsubscribed,
    icon: CircleCheck,
    color: 'bg-positive-tint text-positive',
  },
  unknown: { text: m.newsletter_unknown, icon: CircleAlert, color: 'bg-surplus-tint text-surplus' },
  expired: { text: m.newsletter_expired, icon: CircleAlert, color: 'bg-surplus-tint text-surplus' },
};

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
  return isOutcome(outcome) && <Outcome {...notices[outcome]} />;
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
        <CircleHelp size={20} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
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

function Outcome({ text, icon: Icon, color }: (typeof notices)[keyof typeof notices]) {
  const [params, setParams] = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // Removed from the address, so that a reload or a shared link does not show it again.
  useEffect(() => {
    if (!params.has('newsletter')) return;
    notice.current?.focus({ preventScroll: true });
    const rest = new URLSearchParams(params);
    rest.delete('newsletter');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams]);

  if (isClosed) return null;
  return (
    <div ref={notice} tabIndex={-1} role="status" className={`${color} outline-none`}>
      <Container className="flex items-center gap-3 py-1 font-medium">
        <Icon size={20} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
        <p className="flex-1 py-2">{text()}</p>
        <IconButton icon={X} label={m.notice_close()} onClick={() => setIsClosed(true)} className="js-only" />
      </Container>
    </div>
  );
}
