import { type RefObject, useEffect, useRef } from 'react';

const minMsLeft = 1000;

interface Countdown {
  timeout: number;
  occurrences: number;
  isPaused: boolean;
  dismiss: RefObject<() => void>;
}

export function useCountdown({ timeout, occurrences, isPaused, dismiss }: Countdown) {
  const msLeft = useRef(timeout);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated toast restarts its time.
  useEffect(() => {
    msLeft.current = timeout;
  }, [timeout, occurrences]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated toast restarts its timer.
  useEffect(() => {
    if (isPaused || timeout === 0) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss.current(), msLeft.current);
    return () => {
      clearTimeout(timer);
      msLeft.current = Math.max(msLeft.current - (Date.now() - start), Math.min(minMsLeft, timeout));
    };
  }, [isPaused, timeout, occurrences, dismiss]);
}
