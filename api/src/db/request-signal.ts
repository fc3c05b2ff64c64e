import { AsyncLocalStorage } from 'node:async_hooks';

/** Aborted when the client of the current request leaves. Set by the `request-signal` plugin, read by each statement. */
export const requestSignal = new AsyncLocalStorage<AbortSignal | undefined>();

/** For work that other requests wait for too: the client who caused it may leave without ending it. */
export function withoutRequestSignal<Result>(work: () => Result): Result {
  return requestSignal.run(undefined, work);
}
