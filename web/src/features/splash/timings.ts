/** SPEC §4 and §9. The application starts with its own minimum (`SPLASH_MIN_MS`, 2500). */
export const splashTimings = {
  defaultMinMs: 2_000,
  tickMs: 200,
  maxIncrement: 15,
  progressCap: 95,
  hideDelayMs: 500,
  simulatedWaitMs: 1_000,
  typingDelayMs: 500,
  typingMs: 100,
} as const;
