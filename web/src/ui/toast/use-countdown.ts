import { type RefObject, useEffect, useRef } from 'react';

/** A toast just read under the pointer does not vanish as it leaves. */
const leastLeft = 1000;

interface Countdown {
  timeout: number;
  /** Begins anew when it changes. */
  times: number;
  isPaused: boolean;
  dismiss: RefObject<() => void>;
}

export function useCountdown({ timeout, times, isPaused, dismiss }: Countdown) {
  const left = useRef(timeout);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it stays its whole time again.
  useEffect(() => {
    left.current = timeout;
  }, [timeout, times]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: same.
  useEffect(() => {
    if (isPaused || timeout === 0) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - start), Math.min(leastLeft, timeout));
    };
  }, [isPaused, timeout, times, dismiss]);
}
