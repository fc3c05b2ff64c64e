import type { Bounds } from './queue.ts';

/** The part that one of several web processes takes of a limit of the whole machine. */
export const shareOf = (total: number, workers: number): number => Math.max(1, Math.floor(total / workers));

export const shareBounds = (bounds: Bounds, workers: number): Bounds => ({
  ...bounds,
  concurrency: shareOf(bounds.concurrency, workers),
  maxWaiting: shareOf(bounds.maxWaiting, workers),
  maxWaitingPerCaller: shareOf(bounds.maxWaitingPerCaller, workers),
});
