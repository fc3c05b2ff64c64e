import { defineConfig } from 'vitest/config';

/** Minutes long, so apart from the unit tests. */
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
