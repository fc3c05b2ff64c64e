export interface RetryState {
  failures: number;
  isTrying: boolean;
  delay: number;
  secondsLeft: number;
}

interface RetryOptions {
  retry: () => Promise<unknown>;
  readRetryAfter: () => number | undefined;
  onChange?: (state: RetryState) => void;
  random?: () => number;
  /** After these, only when the tab becomes visible or the network is back. */
  maxTimedRetries?: number;
}

const delays = [2, 4, 8, 16, 30];
const maxDelay = 60;
/** Spreads the retries of visitors who were refused in the same second. */
const jitter = 0.25;

export function chooseDelay(failures: number, retryAfter: number | undefined, random = Math.random): number {
  const ownDelay = delays[Math.min(failures, delays.length - 1)] ?? maxDelay;
  const requested = failures === 0 ? (retryAfter ?? ownDelay) : Math.max(retryAfter ?? 0, ownDelay);
  return Math.min(Math.max(requested, 1), maxDelay) * (1 + jitter * random());
}

/** Retries while the tab is visible, and at once when it becomes visible or the network is back. */
export function startRetrying(options: RetryOptions) {
  const {
    retry,
    readRetryAfter,
    onChange = () => {},
    random,
    maxTimedRetries = Number.POSITIVE_INFINITY,
  } = options;
  const listening = new AbortController();
  const { signal } = listening;
  let state: RetryState;
  let dueAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(changed: Partial<RetryState>) {
    state = { ...state, ...changed };
    onChange(state);
  }

  function scheduleNext(failures: number) {
    const delay = chooseDelay(failures, readRetryAfter(), random);
    dueAt = Date.now() + delay * 1000;
    state = { failures, isTrying: false, delay, secondsLeft: delay };
    if (failures < maxTimedRetries) tick();
  }

  function tick() {
    const msLeft = dueAt - Date.now();
    if (msLeft <= 0) return tryIfVisible();
    change({ secondsLeft: Math.ceil(msLeft / 1000) });
    timer = setTimeout(tick, msLeft % 1000 || 1000);
  }

  async function tryNow() {
    if (state.isTrying) return;
    clearTimeout(timer);
    change({ isTrying: true, secondsLeft: 0 });
    await retry().catch(() => {});
    if (!signal.aborted) scheduleNext(state.failures + 1);
  }

  function tryIfVisible() {
    if (!document.hidden) void tryNow();
  }

  document.addEventListener('visibilitychange', tryIfVisible, { signal });
  addEventListener('online', tryIfVisible, { signal });
  scheduleNext(0);
  return {
    tryNow: () => void tryNow(),
    stop() {
      listening.abort();
      clearTimeout(timer);
    },
  };
}
