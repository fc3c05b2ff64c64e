import { shareOf } from '../../lib/share.ts';
import { unavailable } from '../errors.ts';

export interface Bounds {
  concurrency: number;
  maxWaiting: number;
  maxWaitingPerCaller: number;
  maxWaitMs?: number;
}

export const shareBounds = (bounds: Bounds, workers: number): Bounds => ({
  ...bounds,
  concurrency: shareOf(bounds.concurrency, workers),
  maxWaiting: shareOf(bounds.maxWaiting, workers),
  maxWaitingPerCaller: shareOf(bounds.maxWaitingPerCaller, workers),
});

interface Waiter {
  start(): void;
  refuse(): void;
}

export type Queue = ReturnType<typeof createQueue>;

/** Runs heavy work, `concurrency` at a time. Callers take turns, so that one with many requests delays only itself. */
export function createQueue({ concurrency, maxWaiting, maxWaitingPerCaller, maxWaitMs }: Bounds) {
  const counts = { running: 0, waiting: 0, refused: 0 };
  const callers = new Map<string, Waiter[]>();

  const countOf = (caller: string) => callers.get(caller)?.length ?? 0;

  /** In a full queue, the caller with most waiting requests loses one to a caller with fewer. */
  function findHeaviestCaller(caller: string): string | undefined {
    let greediest: string | undefined;
    let most = countOf(caller) + 1;
    for (const [other, { length }] of callers) {
      if (length > most) [greediest, most] = [other, length];
    }
    return greediest;
  }

  const isFull = (caller: string) =>
    counts.running >= concurrency &&
    (countOf(caller) >= maxWaitingPerCaller ||
      (counts.waiting >= maxWaiting && findHeaviestCaller(caller) === undefined));

  function busy() {
    counts.refused++;
    return unavailable('busy');
  }

  function wait(caller: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (isFull(caller)) throw busy();
    if (counts.waiting >= maxWaiting)
      callers
        .get(findHeaviestCaller(caller) ?? '')
        ?.at(-1)
        ?.refuse();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        remove(caller, waiter);
        settle();
      };
      const waiter = { start: () => end(resolve), refuse: () => end(() => reject(busy())) };
      const leave = () => end(() => reject(signal?.reason));
      const timer = maxWaitMs === undefined ? undefined : setTimeout(waiter.refuse, maxWaitMs);
      signal?.addEventListener('abort', leave);
      callers.set(caller, [...(callers.get(caller) ?? []), waiter]);
      counts.waiting++;
    });
  }

  function remove(caller: string, waiter: Waiter) {
    const others = callers.get(caller)?.filter((each) => each !== waiter) ?? [];
    if (others.length) callers.set(caller, others);
    else callers.delete(caller);
    counts.waiting--;
  }

  /** The slot is passed on directly, so that a newcomer cannot take it. */
  function passSlotOn() {
    const [next] = callers;
    if (!next) {
      counts.running--;
      return;
    }
    const [caller, waiters] = next;
    callers.delete(caller);
    callers.set(caller, waiters);
    waiters[0]?.start();
  }

  return {
    counts: counts as Readonly<typeof counts>,
    /** Checked before any work for a request: a refusal must be cheap. */
    rejects(caller: string): boolean {
      if (!isFull(caller)) return false;
      counts.refused++;
      return true;
    },
    async run<Result>(work: () => Promise<Result>, caller = '', signal?: AbortSignal): Promise<Result> {
      if (counts.running >= concurrency) await wait(caller, signal);
      else counts.running++;
      try {
        return await work();
      } finally {
        passSlotOn();
      }
    },
  };
}
