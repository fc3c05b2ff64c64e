import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  signal?: AbortSignal;
  waitingTime: WaitingTime;
}

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

/** For work that several requests share: the request that started it may be aborted. */
export function withoutRequestSignal<Result>(work: () => Result): Result {
  return requestContext.run({ waitingTime: new WaitingTime() }, work);
}
