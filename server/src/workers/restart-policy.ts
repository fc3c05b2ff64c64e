const shortRunMs = 10_000;
const maxFailedStarts = 3;
const pausesMs = [0, 1000, 3000];

interface Run {
  ms: number;
  wasReady: boolean;
  hasRefused: boolean;
}

/** Milliseconds until a worker is started again. Undefined gives up: only for one that has never been ready. */
export function createRestartPolicy() {
  let shortRuns = 0;
  let failedStarts = 0;
  let hasBeenReady = false;
  return ({ ms, wasReady, hasRefused }: Run): number | undefined => {
    hasBeenReady ||= wasReady;
    shortRuns = ms < shortRunMs ? shortRuns + 1 : 0;
    failedStarts = wasReady ? 0 : failedStarts + 1;
    if (!hasBeenReady && (hasRefused || failedStarts === maxFailedStarts)) return undefined;
    return pausesMs[Math.min(shortRuns, pausesMs.length - 1)];
  };
}
