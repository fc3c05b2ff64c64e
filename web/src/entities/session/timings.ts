const second = 1000;
const minute = 60 * second;

/** In milliseconds (SPEC §9, DESIGN §3.2, §3.23). */
export const sessionTimings = {
  idleLimit: 60 * minute,
  warningDuration: 60 * second,
  hiddenCheckInterval: 10 * second,

  sharedIdleLimit: 20 * minute,
  sharedCheckInterval: 60 * second,

  activityWriteInterval: 1 * second,
  refreshBeforeExpiry: 60 * second,

  refreshRetryDelays: [1 * second, 3 * second],
  maxRefreshRetryDelay: 10 * second,
  revocationRetries: [2 * second, 5 * second, 15 * second, 30 * second, 60 * second],
} as const;
