export interface RetryState {
  /** Tries made so far that failed. */
  failures: number;
  isTrying: boolean;
  /** Seconds from the last try to the next. */
  delay: number;
  secondsLeft: number;
}

interface Parts {
  /** The caller stops the retries on success; a rejection only means another try. */
  retry: () => Promise<unknown>;
  /** Seconds, as the last answer asked. */
  readRetryAfter: () => number | undefined;
  onChange?: (state: RetryState) => void;
  random?: () => number;
}

/** Seconds between two tries, growing; the last one is kept. */
const pauses = [2, 4, 8, 16, 30];
const longestPause = 60;
/** Visitors turned away together must not all come back in the same second. */
const spread = 0.25;

export function chooseDelay(failures: number, retryAfter: number | undefined, random = Math.random): number {
  const pause = pauses[Math.min(failures, pauses.length - 1)] ?? longestPause;
  // The first pause is the server's to choose.
  const asked = failures === 0 ? (retryAfter ?? pause) : Math.max(retryAfter ?? 0, pause);
  return Math.min(Math.max(asked, 1), longestPause) * (1 + spread * random());
}

/** Tries again and again until stopped, while the tab is seen; at once when it is seen again or the network is back. */
export function keepRetrying({ retry, readRetryAfter, onChange = () => {}, random }: Parts) {
  const listening = new AbortController();
  const { signal } = listening;
  let state: RetryState;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(changed: Partial<RetryState>) {
    state = { ...state, ...changed };
    onChange(state);
  }

  function wait(failures: number) {
    const delay = chooseDelay(failures, readRetryAfter(), random);
    due = Date.now() + delay * 1000;
    state = { failures, isTrying: false, delay, secondsLeft: delay };
    tick();
  }

  function tick() {
    const left = due - Date.now();
    if (left <= 0) return tryIfSeen();
    change({ secondsLeft: Math.ceil(left / 1000) });
    timer = setTimeout(tick, left % 1000 || 1000);
  }

  async function tryNow() {
    if (state.isTrying) return;
    clearTimeout(timer);
    change({ isTrying: true, secondsLeft: 0 });
    await retry().catch(() => {});
    if (!signal.aborted) wait(state.failures + 1);
  }

  function tryIfSeen() {
    if (!document.hidden) void tryNow();
  }

  document.addEventListener('visibilitychange', tryIfSeen, { signal });
  addEventListener('online', tryIfSeen, { signal });
  wait(0);
  return {
    tryNow: () => void tryNow(),
    stop() {
      listening.abort();
      clearTimeout(timer);
    },
  };
}
