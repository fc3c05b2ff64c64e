import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { isAvailable } from '../../lib/http/reach-server.ts';
import { type RetryState, startRetrying } from '../../lib/http/start-retrying.ts';
import * as m from '../../paraglide/messages.js';
import { ProgressBar } from '../progress-bar.tsx';
import { restoreFocus } from '../restore-focus.ts';
import { announcePage } from '../route-announcer.tsx';
import { IllustratedScreen } from './illustrated-screen.tsx';

interface UnavailableScreenProps {
  message: string;
  retryAfter?: number;
  address?: string;
}

export function UnavailableScreen({ message, retryAfter, address }: UnavailableScreenProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<RetryState>();
  const retrying = useRef<ReturnType<typeof startRetrying>>(null);
  const screen = useRef<HTMLDivElement>(null);
  const readRetryAfter = useEffectEvent(() => retryAfter);
  const retry = useEffectEvent(async () => {
    if (!address) await revalidate();
    else if (await isAvailable(address)) location.assign(address);
  });

  useEffect(() => {
    const started = startRetrying({
      retry: () => retry(),
      readRetryAfter: () => readRetryAfter(),
      onChange: setState,
    });
    retrying.current = started;
    return started.stop;
  }, []);

  useLayoutEffect(() => {
    const shown = screen.current;
    return () => {
      const hadFocus = shown?.contains(document.activeElement);
      requestAnimationFrame(() => {
        if (hadFocus) restoreFocus();
        announcePage();
      });
    };
  }, []);

  return (
    <div ref={screen} data-unavailable>
      <IllustratedScreen
        title={message}
        drawing="gap"
        action={{
          to: address ?? pathname + search,
          label: m.error_retry(),
          reloadDocument: true,
          onClick(event) {
            event.preventDefault();
            retrying.current?.tryNow();
          },
        }}
        progress={<Countdown state={state} />}
      />
    </div>
  );
}

function Countdown({ state }: { state: RetryState | undefined }) {
  const { failures = 0, isTrying = false, delay = 1, secondsLeft = delay } = state ?? {};
  return (
    <div className="js-only max-w-[60ch]">
      <p className="mt-4 text-17 text-ink-2">{m.unavailable_text()}</p>
      <p role="timer" aria-live="off" className="mt-6 mb-2 font-medium">
        {isTrying ? m.unavailable_trying() : m.unavailable_next({ count: secondsLeft })}
      </p>
      <ProgressBar
        share={isTrying ? 1 : Math.max(delay - secondsLeft, 0) / delay}
        label={m.unavailable_progress()}
      />
      <p role="status" className="sr-only">
        {failures > 0 && !isTrying && m.unavailable_still({ count: Math.ceil(delay) })}
      </p>
    </div>
  );
}
