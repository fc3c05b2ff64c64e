import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { keepRetrying, type RetryState } from '../../lib/http/keep-retrying.ts';
import { isServed } from '../../lib/http/reach-server.ts';
import * as m from '../../paraglide/messages.js';
import { rescueFocus } from '../rescue-focus.ts';
import { announcePage } from '../route-announcer.tsx';
import { DrawnScreen } from './drawn-screen.tsx';

interface UnavailableScreenProps {
  message: string;
  /** Seconds, as the answer asked. */
  retryAfter?: number;
  /** To be loaded as a document, where it is not the page shown. */
  address?: string;
}

/** In the place of a page that cannot be had for now: it is asked for again, by itself, until it comes. */
export function UnavailableScreen({ message, retryAfter, address }: UnavailableScreenProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<RetryState>();
  const retrying = useRef<ReturnType<typeof keepRetrying>>(null);
  const screen = useRef<HTMLDivElement>(null);
  const readRetryAfter = useEffectEvent(() => retryAfter);
  const retry = useEffectEvent(async () => {
    if (!address) await revalidate();
    // Not before: without a server the browser's own error page would be the end.
    else if (await isServed(address)) location.assign(address);
  });

  useEffect(() => {
    const started = keepRetrying({
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
        if (hadFocus) rescueFocus();
        announcePage();
      });
    };
  }, []);

  return (
    <div ref={screen}>
      <DrawnScreen
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
      <progress
        className="countdown-bar"
        max={delay}
        value={isTrying ? delay : Math.max(delay - secondsLeft, 0)}
        aria-label={m.unavailable_progress()}
      />
      <p role="status" className="sr-only">
        {failures > 0 && !isTrying && m.unavailable_still({ count: Math.ceil(delay) })}
      </p>
    </div>
  );
}
