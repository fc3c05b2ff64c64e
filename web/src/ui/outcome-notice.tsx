import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import * as m from '../paraglide/messages.js';
import { Container } from './container.tsx';
import { IconButton } from './icon-button.tsx';

const looks = {
  positive: { icon: 'circle-check', color: 'bg-positive-tint text-positive' },
  warning: { icon: 'circle-exclamation-point', color: 'bg-surplus-tint text-surplus' },
} as const;

interface OutcomeNoticeProps {
  look: keyof typeof looks;
  /** Parameters of the address that asked for it, the first of them always there. */
  asked: [string, ...string[]];
  children: ReactNode;
}

export function OutcomeNotice({ look, asked, children }: OutcomeNoticeProps) {
  const { icon, color } = looks[look];
  const [params, setParams] = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // Removed from the address, so that a reload or a shared link does not show it again.
  useEffect(() => {
    if (!params.has(asked[0])) return;
    notice.current?.focus({ preventScroll: true });
    const rest = new URLSearchParams(params);
    for (const name of asked) rest.delete(name);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams, asked]);

  if (isClosed) return null;
  return (
    <div ref={notice} tabIndex={-1} role="status" className={`${color} outline-none`}>
      <Container className="flex items-center gap-3 py-1 font-medium">
        <Icon name={icon} size={20} className="flex-none" />
        <p className="flex-1 py-2">{children}</p>
        <IconButton icon="x" label={m.notice_close()} onClick={() => setIsClosed(true)} className="js-only" />
      </Container>
    </div>
  );
}
