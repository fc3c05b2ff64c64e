import { defineConfig } from 'vitest/config';

/** Minutes long, so apart from the unit tests: run by `npm test`, and with every round by `npm run trust`. */
export default defineConfig({
  test: {
    include: ['trust/*.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
});
