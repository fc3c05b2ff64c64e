import { unavailable } from './errors.ts';

interface Bounds {
  atOnce: number;
  /** Beyond, whoever comes is asked to come back. */
  mostWaiting: number;
  /** Of one caller, so that nobody fills the queue alone. */
  mostWaitingEach: number;
}

const retryAfterSeconds = 5;

/** Heavy work, few at a time and in turn: a storm waits, everything else goes on. */
export function createQueue({ atOnce, mostWaiting, mostWaitingEach }: Bounds) {
  let running = 0;
  const waiting: { caller: string | undefined; start: () => void }[] = [];

  const isFull = (caller: string | undefined) =>
    waiting.length >= mostWaiting ||
    (caller !== undefined && waiting.filter((each) => each.caller === caller).length >= mostWaitingEach);

  return async <Result>(work: () => Promise<Result>, caller?: string): Promise<Result> => {
    if (running >= atOnce) {
      if (isFull(caller)) throw unavailable(retryAfterSeconds);
      // Whoever ends hands over its place, so that a newcomer cannot slip in.
      await new Promise<void>((start) => waiting.push({ caller, start }));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else running--;
    }
  };
}
