const second = 1000;
const minute = 60 * second;

/** SPEC §9, and the few it leaves open. */
export const sessionTimings = {
  idleLimit: 60 * minute,
  /** Shown this long before the end. */
  warning: 60 * second,
  hiddenCheck: 10 * second,

  /** The simple guard of a shared device (DESIGN §3.2). */
  sharedIdleLimit: 20 * minute,
  sharedCheck: 60 * second,

  /** Activity is written down this often at most. */
  activityWrite: 1 * second,
  /** A token with less to live is renewed before it is used. */
  refreshAhead: 60 * second,

  /** A refresh that the server did not decide on is tried again after each of these (DESIGN §3.23). */
  refreshPauses: [1 * second, 3 * second],
  /** A longer Retry-After is waited for up to this. */
  longestRefreshPause: 10 * second,
} as const;
