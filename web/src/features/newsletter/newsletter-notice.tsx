import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '../../paraglide/messages.js';
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

const isOutcome = (value: string): value is keyof typeof notices => Object.hasOwn(notices, value);

export default function NewsletterNotice({ outcome }: { outcome: string }) {
  const [params, setParams] = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // Said once: a reload or a shared address must not say it again. The focus makes it heard.
  useEffect(() => {
    if (!params.has('newsletter')) return;
    notice.current?.focus({ preventScroll: true });
    const rest = new URLSearchParams(params);
    rest.delete('newsletter');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams]);

  if (isClosed || !isOutcome(outcome)) return null;
  const { text, icon: Icon, color } = notices[outcome];
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
