import { defineConfig } from 'vitest/config';

/** They start the built site, so they run after the build. */
export default defineConfig({
  test: {
    include: ['bench/site.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
