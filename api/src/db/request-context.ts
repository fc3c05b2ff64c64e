import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  /** Aborted when the client of a read leaves. */
  signal?: AbortSignal;
  waitingTime: WaitingTime;
}

/** Set by the `request-context` plugin, read by the pool for each statement. */
export const requestContext = new AsyncLocalStorage<RequestContext | undefined>();

/** How long one request has waited, in its queue and for the database. Statements that run together are counted once. */
export class WaitingTime {
  #spentMs = 0;
  #running = 0;
  #since = 0;

  async measure<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (this.#running++ === 0) this.#since = performance.now();
    try {
      return await wait();
    } finally {
      if (--this.#running === 0) this.#spentMs += performance.now() - this.#since;
    }
  }

  add(ms: number): void {
    this.#spentMs += ms;
  }

  get spentMs(): number {
    return this.#spentMs + (this.#running ? performance.now() - this.#since : 0);
  }
}

/** For work that several requests wait for: the client who caused it may leave without ending it. */
export function withoutRequestSignal<Result>(work: () => Result): Result {
  return requestContext.run({ waitingTime: new WaitingTime() }, work);
}
